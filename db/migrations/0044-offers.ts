import { type QueryExecutorProvider, sql } from "kysely"

export async function up(db: QueryExecutorProvider) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`create table offers (
    id uuid primary key,
    "bookingId" uuid not null references bookings,
    "productId" uuid not null references products,
    "buyerId" uuid not null references users,
    by text not null check (by in ('buyer', 'seller')),
    amount integer not null check (amount > 0),
    state text not null default 'open'
      check (state in ('open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired', 'void')),
    "expiresAt" timestamptz not null,
    "remindAt" timestamptz,
    "createdAt" timestamptz not null default now(),
    "answeredAt" timestamptz,
    check ((state = 'open') = ("answeredAt" is null)),
    check (state = 'open' or "remindAt" is null)
  )`,
  sql`create unique index "offers: one open per booking" on offers ("bookingId") where state = 'open'`,
  sql`create unique index "offers: one accepted per booking" on offers ("bookingId") where state = 'accepted'`,
  sql`create index on offers ("productId", "buyerId")`,
  sql`create index on offers ("buyerId", id)`,
  sql`create index on offers ("bookingId")`,
  sql`create index "offers that end" on offers ("expiresAt") where state = 'open'`,
  sql`create index "offers to remind of" on offers ("remindAt") where "remindAt" is not null`,
  sql`create trigger "offers stay" before delete on offers for each row execute function refuse_deletion()`,
]
