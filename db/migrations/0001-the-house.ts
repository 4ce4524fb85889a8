import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>) {
  for (const statement of [...identity, ...catalogue, ...trade, ...sandbox]) await statement.execute(db)
}

const identity = [
  sql`create schema identity`,
  sql`create table identity."user" (
    id uuid primary key,
    name text not null,
    email text not null unique check (email = lower(email)),
    "emailVerified" boolean not null default false,
    image text,
    "createdAt" timestamptz not null default now(),
    "updatedAt" timestamptz not null default now()
  )`,
  sql`create table identity.session (
    id uuid primary key,
    "userId" uuid not null references identity."user" on delete cascade,
    token text not null unique,
    "expiresAt" timestamptz not null,
    "ipAddress" text,
    "userAgent" text,
    "createdAt" timestamptz not null default now(),
    "updatedAt" timestamptz not null default now()
  )`,
  sql`create index on identity.session ("userId")`,
  sql`create table identity.account (
    id uuid primary key,
    "userId" uuid not null references identity."user" on delete cascade,
    "accountId" text not null,
    "providerId" text not null,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamptz,
    "refreshTokenExpiresAt" timestamptz,
    scope text,
    password text,
    "createdAt" timestamptz not null default now(),
    "updatedAt" timestamptz not null default now(),
    unique ("providerId", "accountId")
  )`,
  sql`create index on identity.account ("userId")`,
  sql`create table identity.verification (
    id uuid primary key,
    identifier text not null,
    value text not null,
    "expiresAt" timestamptz not null,
    "createdAt" timestamptz not null default now(),
    "updatedAt" timestamptz not null default now()
  )`,
  sql`create index on identity.verification (identifier)`,
  // schema that rate-limiter-flexible expects
  sql`create table identity."rateLimits" (
    key text primary key,
    points integer not null default 0,
    expire bigint
  )`,
]

const catalogue = [
  sql`create table users (
    id uuid primary key,
    "identityId" uuid unique references identity."user" on delete set null,
    name text not null,
    email text not null check (email = lower(email)),
    role text not null check (role in ('Seller', 'Buyer', 'admin')),
    status text check (status = 'VERIFIED'),
    "createdAt" timestamptz not null default now(),
    "deletedAt" timestamptz
  )`,
  sql`create unique index "users: one account per e-mail" on users (email) where "deletedAt" is null`,
  sql`create index on users (role, id desc) where "deletedAt" is null`,
  sql`create table images (
    id uuid primary key,
    "ownerId" uuid references users,
    sizes jsonb not null check (jsonb_array_length(sizes) > 0),
    "createdAt" timestamptz not null default now()
  )`,
  sql`create index on images ("ownerId")`,
  sql`create table categories (
    id uuid primary key,
    "categoryName" text not null unique,
    "imageId" uuid not null references images,
    position integer not null unique
  )`,
  sql`create table products (
    id uuid primary key,
    "sellerId" uuid not null references users,
    "categoryId" uuid not null references categories,
    "imageId" uuid not null references images,
    "productName" text not null,
    "productCondition" text not null check ("productCondition" in ('Excellent', 'Good', 'Fair')),
    "sellingPrice" integer not null check ("sellingPrice" between 1 and 1000000000),
    "buyingPrice" integer not null check ("buyingPrice" between 0 and 1000000000),
    "timeUsed" text not null,
    "phoneNumber" text not null,
    location text not null,
    "productDescription" text not null,
    "createdAt" timestamptz not null default now(),
    "advertisedAt" timestamptz,
    "soldAt" timestamptz,
    "deletedAt" timestamptz,
    check ("soldAt" is null or "deletedAt" is null)
  )`,
  sql`create index "products of a category" on products ("categoryId", id desc) where "deletedAt" is null`,
  sql`create index "products of a seller" on products ("sellerId", id desc) where "deletedAt" is null`,
  sql`create index "products on show" on products (id desc)
    where "advertisedAt" is not null and "soldAt" is null and "deletedAt" is null`,
]

const trade = [
  sql`create table bookings (
    id uuid primary key,
    "productId" uuid not null references products,
    "buyerId" uuid not null references users,
    "productName" text not null,
    "sellerName" text not null,
    "buyerName" text not null,
    "buyerEmail" text not null,
    "buyerPhone" text not null,
    "buyerLocation" text not null,
    "sellingPrice" integer not null check ("sellingPrice" > 0),
    "createdAt" timestamptz not null default now(),
    "paidAt" timestamptz,
    "removedAt" timestamptz
  )`,
  sql`create unique index "bookings: one live booking per buyer and product"
    on bookings ("buyerId", "productId") where "removedAt" is null`,
  sql`create index "bookings of a buyer" on bookings ("buyerId", id desc) where "removedAt" is null`,
  sql`create index "bookings of a product" on bookings ("productId")`,
  sql`create table wishlist (
    id uuid primary key,
    "buyerId" uuid not null references users,
    "productId" uuid not null references products,
    "createdAt" timestamptz not null default now(),
    constraint "wishlist: one entry per buyer and product" unique ("buyerId", "productId")
  )`,
  sql`create index "wishlist of a buyer" on wishlist ("buyerId", id desc)`,
  sql`create table "paymentIntents" (
    id text primary key,
    "bookingId" uuid references bookings,
    "buyerId" uuid not null references users,
    amount integer not null check (amount > 0),
    "createdAt" timestamptz not null default now(),
    "closedAt" timestamptz
  )`,
  sql`create unique index "paymentIntents: one open intent per booking"
    on "paymentIntents" ("bookingId") where "closedAt" is null`,
  sql`create table payments (
    id uuid primary key,
    "transactionId" text not null,
    "bookingId" uuid not null references bookings,
    "productId" uuid not null references products,
    "buyerId" uuid not null references users,
    amount integer not null check (amount > 0),
    state text not null check (state in ('claimed', 'captured', 'released')),
    "claimedAt" timestamptz not null default now(),
    "capturedAt" timestamptz,
    "releasedAt" timestamptz,
    check ((state = 'captured') = ("capturedAt" is not null)),
    check ((state = 'released') = ("releasedAt" is not null))
  )`,
  sql`create unique index "payments: one claim or capture per product"
    on payments ("productId") where state <> 'released'`,
  sql`create unique index "payments: one claim or capture per booking"
    on payments ("bookingId") where state <> 'released'`,
  sql`create unique index "payments: one claim or capture per transaction"
    on payments ("transactionId") where state <> 'released'`,
  sql`create index "payments under way" on payments ("claimedAt") where state = 'claimed'`,
  sql`create function refuse_deletion() returns trigger language plpgsql as
    'begin raise exception ''nothing of money is ever deleted''; end'`,
  sql`create trigger "payments stay" before delete on payments
    for each row execute function refuse_deletion()`,
  sql`create trigger "payment intents stay" before delete on "paymentIntents"
    for each row execute function refuse_deletion()`,
]

const sandbox = [
  sql`create schema sandbox`,
  sql`create table sandbox.intents (
    id text primary key,
    "clientSecret" text not null unique,
    amount integer not null check (amount > 0),
    currency text not null,
    metadata jsonb not null,
    status text not null check (status in
      ('requires_payment_method', 'requires_action', 'requires_capture', 'succeeded', 'canceled')),
    "createdAt" timestamptz not null default now()
  )`,
]
