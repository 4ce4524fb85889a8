import { type QueryExecutorProvider, sql } from "kysely"

export async function up(db: QueryExecutorProvider) {
  await sql`create table "notificationSettings" (
    "userId" uuid primary key references users,
    settings jsonb not null
  )`.execute(db)
  await sql`alter table mails add column "isDaily" boolean not null default false`.execute(db)
}
