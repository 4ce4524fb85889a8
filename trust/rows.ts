import { setTimeout as pause } from "node:timers/promises"
import { type Kysely, sql } from "kysely"

/** A line for each table with its number of rows and a hash of all rows. */
export async function rowsOf<Tables>(db: Kysely<Tables>) {
  const { rows: tables } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(db)
  const counted: string[] = []
  for (const { name } of tables) {
    const { count, digest } = await digestOf(db, name)
    counted.push(`${name}: ${count} rows, ${digest}`)
  }
  return counted
}

/** The number of rows of a table, and a hash of all of them. */
export async function digestOf<Tables>(db: Kysely<Tables>, table: string) {
  const { rows } = await sql<{ count: number; digest: string }>`
    select count(*)::int as count, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as digest
    from ${sql.table(table)} t`.execute(db)
  const [{ count, digest } = { count: 0, digest: "" }] = rows
  return { count, digest }
}

/** Like {@link rowsOf}, once pending work such as mail has ended. */
export async function restingRowsOf<Tables>(db: Kysely<Tables>) {
  let before = await rowsOf(db)
  for (;;) {
    await pause(400)
    const now = await rowsOf(db)
    if (changes(before, now).length === 0) return now
    before = now
  }
}

/** The tables that have changed. */
export function changes(before: string[], now: string[]) {
  return now.filter((table) => !before.includes(table))
}
