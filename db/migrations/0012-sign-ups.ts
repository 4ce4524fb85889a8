import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>) {
  await sql`create table identity."signUps" (
    "identityId" uuid primary key references identity."user" on delete cascade,
    address text not null,
    "createdAt" timestamptz not null default now()
  )`.execute(db)
  await sql`create index on identity."signUps" (address, "createdAt")`.execute(db)
  await sql`create index on identity."signUps" ("createdAt")`.execute(db)
}
