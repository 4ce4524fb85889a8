import { sql } from "kysely"
import type { Db } from "../db/tables.ts"

type Refusal = { act: "insert" | "delete"; table: string; sqlState: string }

/** While `use` runs, the database refuses this kind of statement on this table with this SQLSTATE. */
export async function whileRefusing<Result>(
  db: Db,
  { act, table, sqlState }: Refusal,
  use: () => Promise<Result>,
) {
  const on = sql.table(table)
  await sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused' using errcode = ${sql.lit(sqlState)}; end $$`.execute(db)
  await sql`create trigger refuse before ${sql.raw(act)} on ${on} execute function refuse()`.execute(db)
  try {
    return await use()
  } finally {
    await sql`drop trigger refuse on ${on}`.execute(db)
    await sql`drop function refuse`.execute(db)
  }
}
