import { type QueryExecutorProvider, sql } from "kysely"

export async function up(db: QueryExecutorProvider) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`create table "savedSearches" (
    id uuid primary key,
    "userId" uuid not null references users,
    name text not null check (octet_length(name) <= 80 * 48),
    frequency text not null check (frequency in ('at-once', 'daily')),
    q text not null check (octet_length(q) <= 200 * 4),
    category uuid references categories,
    conditions text[] not null,
    district text,
    min integer not null,
    max integer not null,
    verified boolean not null,
    negotiable boolean not null,
    keys text[] not null,
    "keyedAt" timestamptz not null default now(),
    "createdAt" timestamptz not null default now()
  )`,
  sql`create index on "savedSearches" ("userId", id)`,
  sql`create index on "savedSearches" ("keyedAt")`,
  sql`create index "keys of saved searches" on "savedSearches" using gin (keys) with (fastupdate = off)`,
  sql`create table "productAlerts" (
    "userId" uuid not null references users,
    "productId" uuid not null references products,
    price integer not null,
    "searchId" uuid references "savedSearches" on delete set null,
    "isWaiting" boolean not null,
    "toldAt" timestamptz not null default now(),
    primary key ("userId", "productId")
  )`,
  sql`create index on "productAlerts" ("userId") where "isWaiting"`,
  sql`create index on "productAlerts" ("searchId") where "searchId" is not null`,
  sql`create index on "productAlerts" ("toldAt")`,
]
