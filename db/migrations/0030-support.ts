import { type QueryExecutorProvider, sql } from "kysely"

export async function up(db: QueryExecutorProvider) {
  for (const statement of [...tables, ...earlierMessages]) await statement.execute(db)
}

const tables = [
  sql`create table "supportConversations" (
    id uuid primary key,
    "userId" uuid references users,
    name text not null constraint "supportConversations: length of name" check (octet_length(name) <= 100 * 48),
    email text not null,
    language text not null default 'en' constraint "supportConversations: known language" check (language in ('en', 'bn')),
    state text not null default 'open' check (state in ('open', 'answered', 'closed')),
    since timestamptz not null default now(),
    "sinceId" uuid not null,
    "lastNumber" integer not null default 1,
    "lastMessageId" uuid not null,
    "readTo" integer not null default 0
  )`,
  sql`create index on "supportConversations" (state, "sinceId")`,
  sql`create index on "supportConversations" ("userId", "lastMessageId")`,
  sql`create index on "supportConversations" (email)`,
  sql`create table "supportMessages" (
    id uuid primary key,
    "conversationId" uuid not null references "supportConversations" on delete cascade,
    number integer not null,
    "adminId" uuid references users,
    text text constraint "supportMessages: length of text" check (octet_length(text) <= 2000 * 48),
    "createdAt" timestamptz not null default now(),
    unique ("conversationId", number)
  )`,
]

/** Turns each contact message into an open conversation that has waited since the message was sent. */
const earlierMessages = [
  sql`insert into "supportConversations" (id, name, email, since, "sinceId", "lastMessageId")
    select id, name, email, "createdAt", id, id from contact`,
  sql`insert into "supportMessages" (id, "conversationId", number, "createdAt")
    select id, id, 1, "createdAt" from contact`,
]
