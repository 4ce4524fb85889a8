import { sql } from "kysely"
import type { Db } from "./tables.ts"

/** Without any of these a power cut may take what was acknowledged (PostgreSQL, Write Ahead Log). */
const durable = ["fsync", "full_page_writes", "synchronous_commit"]

/** Those of them that are off in this database. */
export async function durabilityOff(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name = any(${durable}) and setting = 'off' order by name`.execute(db)
  return rows.map(({ name }) => name)
}
