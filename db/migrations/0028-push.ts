import { type QueryExecutorProvider, sql } from "kysely"

export async function up(db: QueryExecutorProvider) {
  for (const statement of push) await statement.execute(db)
}

const push = [
  sql`create table "pushSubscriptions" (
    id uuid primary key,
    "userId" uuid not null references users,
    "sessionId" uuid not null unique references identity.session on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    language text not null,
    failures integer not null default 0,
    "retryAt" timestamptz,
    "createdAt" timestamptz not null default now()
  )`,
  sql`create index on "pushSubscriptions" ("userId", id)`,
  sql`create table pushes (
    id uuid primary key,
    "notificationId" uuid not null references notifications on delete cascade on update cascade,
    "subscriptionId" uuid not null references "pushSubscriptions" on delete cascade,
    "createdAt" timestamptz not null default now(),
    unique ("notificationId", "subscriptionId")
  )`,
  sql`create index on pushes ("subscriptionId")`,
]
