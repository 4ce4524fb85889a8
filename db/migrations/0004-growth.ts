import { type Kysely, sql } from "kysely"

/** What is read in a large database without going through all of it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`create index on "paymentIntents" ("bookingId")`,
  sql`create index on identity.verification (value)`,
  // when the tidying found it on a product, where it stays: only the others are looked at again
  sql`alter table images add column "keptAt" timestamptz`,
  sql`update images set "keptAt" = now()
    where exists (select from products where products."imageId" = images.id)`,
  sql`create index "images nobody keeps yet" on images ("createdAt") where "keptAt" is null and "ownerId" is not null`,
]
