import { type QueryExecutorProvider, sql } from "kysely"

export async function up(db: QueryExecutorProvider) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`create table meetings (
    "bookingId" uuid primary key references bookings,
    version integer not null check (version > 0),
    place text not null constraint "meetings: length of place" check (octet_length(place) <= 120 * 48),
    at timestamptz not null,
    "proposedBy" text not null check ("proposedBy" in ('buyer', 'seller')),
    "agreedAt" timestamptz
  )`,
  sql`create table "handoverCodes" (
    "bookingId" uuid primary key references bookings,
    "nonceHash" text not null,
    "digitsHash" text not null,
    amount integer not null check (amount > 0),
    "issuedAt" timestamptz not null,
    "expiresAt" timestamptz not null,
    "usedAt" timestamptz,
    wrong smallint not null default 0,
    "lockedUntil" timestamptz
  )`,
]
