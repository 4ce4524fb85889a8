import { type QueryExecutorProvider, sql } from "kysely"

export async function up(db: QueryExecutorProvider) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`create table chargebacks (
    id text primary key,
    "paymentId" uuid not null references payments,
    "bookingId" uuid not null references bookings,
    amount integer not null check (amount > 0),
    state text not null default 'open' check (state in ('open', 'won', 'lost')),
    "withdrawnAt" timestamptz,
    "returnedAt" timestamptz,
    "closedAt" timestamptz,
    "createdAt" timestamptz not null default now(),
    check ((state = 'open') = ("closedAt" is null)),
    check ("returnedAt" is null or "withdrawnAt" is not null)
  )`,
  sql`create index on chargebacks ("paymentId")`,
  sql`create index on chargebacks ("bookingId")`,
  sql`create index "chargebacks that are open" on chargebacks (id) where state = 'open'`,
  sql`create trigger "chargebacks stay" before delete on chargebacks for each row execute function refuse_deletion()`,
]
