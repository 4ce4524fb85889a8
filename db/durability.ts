import { sql } from "kysely"
import type { Db } from "./tables.ts"

const durable = ["fsync", "full_page_writes", "synchronous_commit"]

export async function findUnsafeSettings(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name = any(${durable}) and setting = 'off' order by name`.execute(db)
  return rows.map(({ name }) => name)
}
