import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"

/** The number of deadlocks that PostgreSQL has detected in this database. */
export async function deadlocksOf(db: Db) {
  const { rows } = await sql<{
    deadlocks: number
  }>`select deadlocks::integer as deadlocks from pg_stat_database
    where datname = current_database()`.execute(db)
  return rows[0]?.deadlocks ?? 0
}
