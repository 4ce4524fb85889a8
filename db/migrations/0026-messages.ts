import { type QueryExecutorProvider, sql } from "kysely"

export const streamChannel = "stream"
/** Channel of the trigger below. */
export const endedSessionsChannel = "endedSessions"

export async function up(db: QueryExecutorProvider) {
  for (const statement of [...messages, ...stream]) await statement.execute(db)
}

const messages = [
  sql`create table conversations (
    id uuid primary key,
    "productId" uuid not null references products,
    "buyerId" uuid not null references users,
    "sellerId" uuid not null references users,
    "lastNumber" integer not null default 0,
    "createdAt" timestamptz not null default now(),
    unique ("productId", "buyerId"),
    check ("buyerId" <> "sellerId")
  )`,
  // conversations that a buyer began within a day
  sql`create index on conversations ("buyerId", "createdAt")`,
  sql`create table participants (
    "conversationId" uuid not null references conversations,
    "userId" uuid not null references users,
    "readTo" integer not null default 0,
    unread integer not null default 0 check (unread >= 0),
    "lastMessageId" uuid not null,
    primary key ("conversationId", "userId")
  )`,
  sql`create index on participants ("userId", "lastMessageId")`,
  sql`create index on participants ("userId") where unread > 0`,
  sql`create table "messagePhotos" (
    id uuid primary key,
    "conversationId" uuid not null references conversations,
    "ownerId" uuid not null references users,
    width integer not null,
    height integer not null,
    bytes bytea not null,
    "createdAt" timestamptz not null default now(),
    "attachedAt" timestamptz
  )`,
  // WebP does not compress further
  sql`alter table "messagePhotos" alter column bytes set storage external`,
  sql`create index on "messagePhotos" ("ownerId")`,
  sql`create index on "messagePhotos" ("createdAt") where "attachedAt" is null`,
  sql`create table messages (
    id uuid primary key,
    "conversationId" uuid not null references conversations,
    number integer not null,
    "senderId" uuid not null references users,
    text text not null constraint "messages: length of text" check (octet_length(text) <= 2000 * 48),
    "textHash" text not null,
    "photoId" uuid unique references "messagePhotos",
    key text,
    "isRepeated" boolean not null default false,
    "isErased" boolean not null default false,
    "createdAt" timestamptz not null default now(),
    unique ("conversationId", number),
    constraint "messages: not empty" check (text <> '' or "photoId" is not null or "isErased")
  )`,
  sql`create unique index on messages ("senderId", key) where key is not null`,
  sql`create index on messages ("senderId", "createdAt")`,
  sql`create table blocks (
    "blockerId" uuid not null references users,
    "blockedId" uuid not null references users,
    "createdAt" timestamptz not null default now(),
    primary key ("blockerId", "blockedId"),
    check ("blockerId" <> "blockedId")
  )`,
  sql`create index on blocks ("blockedId")`,
]

const stream = [
  sql`create table "streamPositions" (
    "userId" uuid primary key references users,
    position integer not null
  )`,
  sql`create function "notify of an ended session"() returns trigger language plpgsql as $$
    begin
      perform pg_notify('endedSessions', old.id::text);
      return null;
    end
  $$`,
  sql`create trigger "notify of an ended session" after delete on identity.session
    for each row execute function "notify of an ended session"()`,
]
