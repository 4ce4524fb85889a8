import { type Kysely, sql } from "kysely"

/** Adds contact data, which a person need not enter again, and view counts of products. Neither is on a public page. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [...profiles, ...counts]) await statement.execute(db)
}

// apart from users: public queries contain no phone number, and storing one clears no response cache
const profiles = [
  sql`create table profiles (
    "userId" uuid primary key references users,
    "phoneNumber" text not null default '' check ("phoneNumber" ~ '^(\\+?[0-9]{6,15})?$'),
    location text not null default ''
      constraint "profiles: length of location" check (octet_length(location) <= 120 * 48),
    "imageId" uuid references images
  )`,
  sql`create index on profiles ("imageId") where "imageId" is not null`,
  // the photo is on the pages of its owner's products
  sql`create trigger "tell of a first photo" after insert on profiles
    for each row when (new."imageId" is not null) execute function "tell of what is shown"()`,
  sql`create trigger "tell of another photo" after update on profiles
    for each row when (old."imageId" is distinct from new."imageId") execute function "tell of what is shown"()`,
]

const counts = [
  sql`create table "productCounts" (
    "productId" uuid primary key references products,
    views integer not null default 0,
    "phoneViews" integer not null default 0
  )`,
  sql`create index "wishes of a product" on wishlist ("productId")`,
]
