import { type Kysely, sql } from "kysely"

/** Defaults fit rows of the previous version, also during a rolling restart: such mails need no budget. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table mails
    add column kind text not null default 'money',
    add column summary text,
    add column state text not null default 'new' check (state in ('new', 'admitted', 'held')),
    add column "refusedFor" text`.execute(db)
  await sql`create index on mails (recipient) where state = 'held'`.execute(db)
}
