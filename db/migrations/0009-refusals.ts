import { type Kysely, sql } from "kysely"

/** How often a recipient was refused; until now every failure counted, and ended a mail that was to come later. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table mails add column refusals integer not null default 0`.execute(db)
}
