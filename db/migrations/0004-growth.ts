import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`create index on "paymentIntents" ("bookingId")`,
  sql`create index on identity.verification (value)`,
  // includes withdrawn products: their phone number is erased with the seller
  sql`create index "all products of a seller" on products ("sellerId", id desc)`,
  // partial per role: the planner would not use one index for both
  sql`create index sellers on users (id desc) where role = 'Seller' and "deletedAt" is null`,
  sql`create index buyers on users (id desc) where role = 'Buyer' and "deletedAt" is null`,
  // set once the photo is found on a product: only other photos are checked again
  sql`alter table images add column "keptAt" timestamptz`,
  sql`update images set "keptAt" = now()
    where exists (select from products where products."imageId" = images.id)`,
  sql`create index "images nobody keeps yet" on images ("createdAt") where "keptAt" is null and "ownerId" is not null`,
  // dropped last: the lock blocks readers until commit
  sql`drop index "products of a seller"`,
  sql`drop index users_role_id_idx`,
]
