import { type QueryExecutorProvider, sql } from "kysely"

export async function up(db: QueryExecutorProvider) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`create table disputes (
    id uuid primary key,
    "bookingId" uuid not null unique references bookings,
    reason text not null
      check (reason in ('not-received', 'not-as-described', 'damaged', 'counterfeit', 'other')),
    "openedAt" timestamptz not null default now(),
    "answerBy" timestamptz not null,
    "answeredAt" timestamptz,
    outcome text check (outcome in ('release', 'refund', 'split', 'withdrawn', 'conceded', 'lapsed')),
    "refundAmount" integer check ("refundAmount" > 0),
    "decidedBy" uuid references users,
    "decisionReason" text constraint "disputes: length of the decision's reason"
      check (octet_length("decisionReason") <= 1000 * 48),
    "decidedAt" timestamptz,
    check ((outcome is null) = ("decidedAt" is null)),
    check ((outcome is not distinct from 'split') = ("refundAmount" is not null)),
    constraint "disputes: a decision has an admin and a reason" check (
      coalesce(outcome in ('release', 'refund', 'split'), false) = ("decidedBy" is not null)
      and ("decidedBy" is null) = ("decisionReason" is null))
  )`,
  sql`create index "disputes to decide" on disputes (id) where outcome is null`,
  sql`create index on disputes ("decidedBy") where "decidedBy" is not null`,
  sql`create trigger "disputes stay" before delete on disputes for each row execute function refuse_deletion()`,
  sql`create table "disputeStatements" (
    id uuid primary key,
    "bookingId" uuid not null references disputes ("bookingId"),
    "authorId" uuid not null references users,
    text text not null constraint "disputeStatements: length of text" check (octet_length(text) <= 2000 * 48),
    "createdAt" timestamptz not null default now()
  )`,
  sql`create index on "disputeStatements" ("bookingId")`,
  sql`create index on "disputeStatements" ("authorId")`,
  sql`create trigger "disputeStatements stay" before delete on "disputeStatements"
    for each row execute function refuse_deletion()`,
  // stored as bytes, because files on an image host are public
  sql`create table evidence (
    id uuid primary key,
    "bookingId" uuid not null references bookings,
    "authorId" uuid not null references users,
    "statementId" uuid references "disputeStatements",
    width integer not null,
    height integer not null,
    bytes bytea not null check (octet_length(bytes) <= 10000000),
    "createdAt" timestamptz not null default now()
  )`,
  // WebP does not compress further
  sql`alter table evidence alter column bytes set storage external`,
  sql`create index on evidence ("bookingId", "authorId")`,
  sql`create index on evidence ("authorId")`,
  sql`create index on evidence ("statementId") where "statementId" is not null`,
  sql`create index "evidence that no statement names" on evidence ("createdAt") where "statementId" is null`,
  // these photos are kept as long as the terms
  sql`create index "photos of terms" on "dealTerms" using gin ((terms -> 'imageIds'))`,
]
