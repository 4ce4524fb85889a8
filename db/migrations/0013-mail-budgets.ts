import { type Kysely, sql } from "kysely"

/**
 * A mail is of a kind, waits for admission by its recipient's budget, is held for a digest or admitted, and knows for
 * which reason of ours the mail server refused it. What lies in the outbox from before, or comes from the version before
 * while processes are replaced, is sent like mails about money: always.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table mails
    add column kind text not null default 'money',
    add column summary text,
    add column state text not null default 'new' check (state in ('new', 'admitted', 'held')),
    add column "refusedFor" text`.execute(db)
  await sql`create index on mails (recipient) where state = 'held'`.execute(db)
}
