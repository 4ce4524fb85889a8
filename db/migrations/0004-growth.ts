import { type Kysely, sql } from "kysely"

/** What is read in a large database without going through all of it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`create index on "paymentIntents" ("bookingId")`,
  sql`create index on identity.verification (value)`,
  // also what was taken away: its phone number goes when its seller does
  sql`create index "all products of a seller" on products ("sellerId", id desc)`,
  // one index for both roles costs so much by estimate that the list goes through everyone instead
  sql`create index sellers on users (id desc) where role = 'Seller' and "deletedAt" is null`,
  sql`create index buyers on users (id desc) where role = 'Buyer' and "deletedAt" is null`,
  // when the tidying found it on a product, where it stays: only the others are looked at again
  sql`alter table images add column "keptAt" timestamptz`,
  sql`update images set "keptAt" = now()
    where exists (select from products where products."imageId" = images.id)`,
  sql`create index "images nobody keeps yet" on images ("createdAt") where "keptAt" is null and "ownerId" is not null`,
  // in the end, for nobody can read what has one until all of this is done
  sql`drop index "products of a seller"`,
  sql`drop index users_role_id_idx`,
]
