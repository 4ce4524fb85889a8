import { type Kysely, type QueryExecutorProvider, sql } from "kysely"
import { districtIn } from "../../contract/districts.ts"
import { monthsIn } from "../../contract/time-used.ts"

export async function up(db: Kysely<unknown>) {
  for (const statement of [...columns, ...tables]) await statement.execute(db)
  await understand(db)
  await sql`drop view "productCards"`.execute(db)
  await productCards.execute(db)
}

const columns = [
  sql`alter table products
    add column brand text check (octet_length(brand) <= 60 * 48),
    add column model text check (octet_length(model) <= 60 * 48),
    add column year integer,
    add column included text[] not null default '{}' check (included <@ '{case,adapter,box,receipt}'),
    add column faults text check (octet_length(faults) <= 500 * 48),
    add column negotiable boolean,
    add column district text,
    add column area text check (octet_length(area) <= 80 * 48),
    -- what "timeUsed" says, where it is understood
    add column "monthsUsed" integer,
    add column "phoneVisibility" text not null default 'everyone'
      check ("phoneVisibility" in ('everyone', 'members', 'nobody')),
    -- before the last change
    add column "previousPrice" integer,
    -- by its seller
    add column "updatedAt" timestamptz,
    -- out of view until its seller lists it again
    add column "withdrawnAt" timestamptz`,
]

const tables = [
  // photos after the first one, which is "imageId" of the product
  sql`create table "furtherPhotos" (
    "productId" uuid not null references products,
    position smallint not null check (position between 1 and 9),
    "imageId" uuid not null references images,
    primary key ("productId", position),
    unique ("productId", "imageId")
  )`,
  sql`create index on "furtherPhotos" ("imageId")`,
  sql`create table "priceChanges" (
    id uuid primary key,
    "productId" uuid not null references products,
    "priceBefore" integer not null,
    price integer not null,
    "createdAt" timestamptz not null default now()
  )`,
  sql`create index on "priceChanges" ("productId", id)`,
]

type Written = { id: string; location: string; timeUsed: string }

const batchSize = 5_000

/** Fills district and months of use of existing products. */
export async function understand(db: QueryExecutorProvider, after = "00000000-0000-0000-0000-000000000000") {
  const { rows } = await sql<Written>`select id, location, "timeUsed" from products
    where id > ${after} order by id limit ${batchSize}`.execute(db)
  const understood = rows.map(({ id, location, timeUsed }) => ({
    id,
    district: districtIn(location) ?? null,
    months: monthsIn(timeUsed) ?? null,
  }))
  await sql`update products set district = understood.district, "monthsUsed" = understood.months
    from jsonb_to_recordset(${JSON.stringify(understood)}) as understood (id uuid, district text, months integer)
    where products.id = understood.id and (understood.district is not null or understood.months is not null)`.execute(
    db,
  )
  const last = rows.at(-1)
  if (last && rows.length === batchSize) await understand(db, last.id)
}

// a removed seller keeps the email until files that contain it are deleted (erase-files.ts)
const productCards = sql`create view "productCards" as
  select products.id, "productName", "productCondition", "sellingPrice", "previousPrice", "buyingPrice",
    brand, model, year, included, faults, negotiable, "timeUsed", "monthsUsed", "phoneNumber", "phoneVisibility",
    location, district, area, "productDescription", products."createdAt", products."updatedAt", "advertisedAt",
    "soldAt", "withdrawnAt", products."deletedAt",
    "sellerId", seller.name as "sellerName", seller.status as "sellerStatus",
    case when seller."deletedAt" is null then seller.email else '' end as "sellerEmail",
    "categoryId", "categoryName", images.sizes as "photoSizes"
  from products
  join users as seller on seller.id = "sellerId"
  join categories on categories.id = "categoryId"
  left join images on images.id = products."imageId"`
