import { type Kysely, type QueryExecutorProvider, sql } from "kysely"

/** Erases personal data of people removed earlier, and stores the role that each admin had before. */
export async function up(db: Kysely<unknown>) {
  for (const statement of columns) await statement.execute(db)
  await eraseRemovedPeople(db)
  for (const statement of admins) await statement.execute(db)
}

export async function eraseRemovedPeople(db: QueryExecutorProvider) {
  for (const statement of words) await statement.execute(db)
}

const columns = [
  sql`alter table products alter column "imageId" drop not null`,
  sql`alter table images add column "removedAt" timestamptz`,
  sql`create index "images to remove" on images (id) where "removedAt" is not null`,
  sql`create index "removed people with files" on users (id) where "deletedAt" is not null and email <> ''`,
  sql`create index "all bookings of a buyer" on bookings ("buyerId")`,
  sql`create index on contact (email)`,
  sql`alter table mails add column mentions uuid[] not null default '{}'`,
  sql`create index admins on users (id desc) where role = 'admin' and "deletedAt" is null`,
  sql`alter table users add column "roleBefore" text check ("roleBefore" in ('Seller', 'Buyer'))`,
]

// the email stays until the outbox files are erased (erase-files.ts)
const words = [
  // mails to sellers contain the buyer's phone number, receipts the seller's name
  sql`delete from mails using bookings, users where "buyerId" = users.id and "deletedAt" is not null
    and strpos(text, "buyerPhone") > 0`,
  sql`delete from mails using bookings, products, users
    where products.id = "productId" and users.id = "sellerId" and users."deletedAt" is not null
    and strpos(text, ' of ' || "sellerName" || ' on ') > 0`,
  sql`update users set name = 'Former member', status = null where "deletedAt" is not null`,
  sql`update bookings set "buyerName" = 'Former member', "buyerEmail" = '', "buyerPhone" = '', "buyerLocation" = ''
    from users where "buyerId" = users.id and "deletedAt" is not null`,
  sql`update bookings set "sellerName" = 'Former member',
      "productName" = case when "paidAt" is null then 'Removed product' else bookings."productName" end
    from products, users where products.id = "productId" and users.id = "sellerId" and users."deletedAt" is not null`,
  sql`update products set "phoneNumber" = '', location = '', "timeUsed" = '', "productDescription" = '', "imageId" = null,
      "productName" = case when "soldAt" is null then 'Removed product' else "productName" end
    from users where users.id = "sellerId" and users."deletedAt" is not null`,
  sql`update images set "removedAt" = now() from users where users.id = "ownerId" and "deletedAt" is not null`,
  sql`delete from "idempotencyKeys" using users where caller = users.id::text and "deletedAt" is not null`,
  ...(["contact", "community"] as const).map(
    (table) => sql`delete from ${sql.table(table)} as written
      where exists (select from users where users.email = written.email and "deletedAt" is not null)
      and not exists (select from users where users.email = written.email and "deletedAt" is null)`,
  ),
  sql`delete from mails
    where exists (select from users where email in (recipient, "replyTo") and "deletedAt" is not null)
    and not exists (select from users where email in (recipient, "replyTo") and "deletedAt" is null)`,
]

const admins = [
  sql`update users set "roleBefore" = case
      when status is not null or exists (select from products where "sellerId" = users.id) then 'Seller'
      else 'Buyer'
    end where role = 'admin' and "deletedAt" is null`,
  sql`update products set "deletedAt" = now() from users
    where users.id = "sellerId" and role = 'admin' and "soldAt" is null and products."deletedAt" is null
    and not exists (select from payments where "productId" = products.id and state = 'claimed')`,
]
