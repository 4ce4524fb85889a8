import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`create table contact (
    id uuid primary key,
    name text not null,
    email text not null,
    message text not null,
    "createdAt" timestamptz not null default now()
  )`,
  sql`create table community (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    "createdAt" timestamptz not null default now()
  )`,
  sql`create table mails (
    id uuid primary key,
    recipient text not null,
    "replyTo" text,
    subject text not null,
    text text not null,
    html text not null,
    failures integer not null default 0,
    "dueAt" timestamptz not null default now(),
    "createdAt" timestamptz not null default now()
  )`,
  sql`create index on mails ("dueAt")`,
]
