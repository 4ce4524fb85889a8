import { type QueryExecutorProvider, sql } from "kysely"

export async function up(db: QueryExecutorProvider) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`create table refunds (
    id uuid primary key,
    "paymentId" uuid not null references payments,
    "bookingId" uuid not null references bookings,
    amount integer not null check (amount > 0),
    reason text not null,
    state text not null default 'requested' check (state in ('requested', 'sent', 'done', 'failed', 'byHand')),
    "providerRef" text,
    attempts integer not null default 0,
    "askAt" timestamptz,
    "createdAt" timestamptz not null default now(),
    "doneAt" timestamptz,
    check ((state in ('done', 'byHand')) = ("doneAt" is not null))
  )`,
  sql`create unique index "refunds: one under way per payment" on refunds ("paymentId")
    where state in ('requested', 'sent', 'failed')`,
  sql`create index on refunds ("bookingId")`,
  sql`create index "refunds that failed" on refunds (id) where state = 'failed'`,
  sql`create trigger "refunds stay" before delete on refunds for each row execute function refuse_deletion()`,
  sql`create table shipments (
    "bookingId" uuid primary key references bookings,
    courier text not null constraint "shipments: length of courier" check (octet_length(courier) <= 40 * 48),
    "trackingCode" text not null,
    "sentAt" timestamptz not null default now(),
    unique (courier, "trackingCode")
  )`,
  sql`create index "bookings to remind of" on bookings ("remindAt") where "remindAt" is not null`,
]
