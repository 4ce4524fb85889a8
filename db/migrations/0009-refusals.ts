import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>) {
  await sql`alter table mails add column refusals integer not null default 0`.execute(db)
}
