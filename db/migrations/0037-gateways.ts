import { type QueryExecutorProvider, sql } from "kysely"

export async function up(db: QueryExecutorProvider) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`create table "gatewayTokens" (
    gateway text primary key,
    token text not null,
    "refreshToken" text,
    "expiresAt" timestamptz not null,
    "renewedAt" timestamptz[] not null default '{}'
  )`,
  sql`create table sandbox.sessions (
    id text primary key,
    "transactionId" text not null unique,
    amount integer not null check (amount > 0),
    state text not null check (state in ('open', 'paid', 'failed', 'cancelled')),
    "returnUrl" text not null,
    "noticeUrl" text not null,
    "paidAt" timestamptz,
    "createdAt" timestamptz not null default now(),
    check ((state = 'paid') = ("paidAt" is not null))
  )`,
  sql`create table sandbox.refunds (
    id text primary key,
    "transactionId" text not null references sandbox.sessions ("transactionId"),
    amount integer not null check (amount > 0),
    "createdAt" timestamptz not null default now()
  )`,
]
