import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>) {
  await sql`create table "idempotencyKeys" (
    caller text not null,
    call text not null,
    key text not null,
    "bodyHash" text not null,
    "madeId" uuid,
    "createdAt" timestamptz not null default now(),
    primary key (caller, call, key)
  )`.execute(db)
  await sql`create index on "idempotencyKeys" ("createdAt")`.execute(db)
  await sql`create index on "idempotencyKeys" ("madeId")`.execute(db)
}
