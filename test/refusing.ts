import { sql } from "kysely"
import type { Db } from "../db/tables.ts"

type Refusal = { act: "insert" | "update" | "delete"; table: string; sqlState: string; isOnce?: boolean }

/** While `use` runs, the database refuses this kind of statement on this table, or only the first, with this SQLSTATE. */
export async function whileRefusing<Result>(
  db: Db,
  { act, table, sqlState, isOnce = false }: Refusal,
  use: () => Promise<Result>,
) {
  const on = sql.table(table)
  // a sequence, because it keeps its value when the transaction is rolled back
  await sql`create sequence refusals`.execute(db)
  await sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin
      if nextval('refusals') > 1 and ${sql.lit(isOnce)} then return coalesce(new, old); end if;
      raise exception 'refused' using errcode = ${sql.lit(sqlState)};
    end $$`.execute(db)
  await sql`create trigger refuse before ${sql.raw(act)} on ${on} execute function refuse()`.execute(db)
  try {
    return await use()
  } finally {
    await sql`drop trigger refuse on ${on}`.execute(db)
    await sql`drop function refuse`.execute(db)
    await sql`drop sequence refusals`.execute(db)
  }
}
