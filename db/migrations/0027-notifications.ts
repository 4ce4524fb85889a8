import { type QueryExecutorProvider, sql } from "kysely"

export async function up(db: QueryExecutorProvider) {
  for (const statement of [...notifications, ...reminders]) await statement.execute(db)
}

const notifications = [
  sql`create table notifications (
    id uuid primary key,
    "userId" uuid not null references users,
    type text not null,
    "actorId" uuid references users,
    "productId" uuid references products,
    "subjectId" uuid,
    data jsonb not null default '{}',
    key text not null,
    version bigint not null,
    "createdAt" timestamptz not null default now(),
    "readAt" timestamptz,
    "mailedAt" timestamptz,
    "mailedVersion" bigint,
    unique ("userId", key)
  )`,
  sql`create index on notifications ("userId", id)`,
  sql`create index on notifications ("userId") where "readAt" is null`,
  sql`create index on notifications ("createdAt")`,
]

const reminders = [
  sql`create index on bookings ("createdAt") where "paidAt" is null and "removedAt" is null`,
  sql`create unique index "events: payment due once" on events ((subjects ->> 'booking'))
    where type = 'payment due'`,
]
