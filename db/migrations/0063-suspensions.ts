import { type QueryExecutorProvider, sql } from "kysely"

export const isAct = sql<boolean>`type in ('seller verified', 'verification ended', 'admin made', 'admin role ended',
  'seller removed', 'buyer removed', 'seller suspended', 'buyer suspended', 'suspension lifted', 'product removed',
  'sessions ended', 'message removed', 'support answered',
  'support closed', 'support reopened', 'mails sent again', 'payment opened', 'payment claimed', 'payment captured',
  'payment released', 'payment given back', 'payout account changed', 'payout begun', 'payout paid', 'payout failed',
  'balance written off', 'deal cleared', 'deal refunded', 'dispute decided for the buyer',
  'dispute decided for the seller', 'dispute decided for both', 'refund sent again', 'refund paid by hand',
  'payment decided by hand', 'chargeback closed by hand', 'review taken down')`

/** Adds suspensions; unsold products of a suspended seller are hidden until it ends (docs/decisions/0093). */
export async function up(db: QueryExecutorProvider) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`drop index "events: acts"`,
  sql`create index "events: acts" on events (id) where ${isAct}`,
  sql`alter table users
    add column "suspendedAt" timestamptz,
    add column "suspendedUntil" timestamptz,
    add column "suspensionReason" text,
    add check (("suspendedAt" is null) = ("suspendedUntil" is null)),
    add check ("suspensionReason" is null or "suspendedAt" is not null)`,
  // copied from the seller: a statement that waited for a lock re-reads only the rows that it locked
  sql`alter table products add column "suspendedUntil" timestamptz`,
  sql`create index "products: out of sight for a time" on products ("suspendedUntil") where "suspendedUntil" is not null`,
  sql`create or replace view "productCards" as
    select products.id, "productName", "productCondition", "sellingPrice", "previousPrice", "buyingPrice",
      brand, model, year, included, faults, negotiable, "timeUsed", "monthsUsed", "phoneNumber", "phoneVisibility",
      location, district, area, "productDescription", products."createdAt", products."updatedAt", "advertisedAt",
      "soldAt", "withdrawnAt", products."deletedAt",
      "sellerId", seller.name as "sellerName", seller.status as "sellerStatus",
      case when seller."deletedAt" is null then seller.email else '' end as "sellerEmail",
      "categoryId", "categoryName", images.sizes as "photoSizes",
      "heldBy", "heldUntil", "acceptsOffers", "acceptsCash", "courierFee",
      seller."reviewCount" as "sellerReviews", seller."starsTotal" as "sellerStars",
      products."suspendedUntil"
    from products
    join users as seller on seller.id = "sellerId"
    join categories on categories.id = "categoryId"
    left join images on images.id = products."imageId"`,
  sql`create or replace function "notify of changed products"() returns trigger language plpgsql as $$
    begin
      perform "notify of changed tags"(array(
        select distinct tag from before join after using (id), unnest(array[
          'products', 'product:' || id, 'category:' || before."categoryId", 'category:' || after."categoryId",
          case when (before."soldAt", before."withdrawnAt", before."deletedAt", before."suspendedUntil")
              is distinct from (after."soldAt", after."withdrawnAt", after."deletedAt", after."suspendedUntil")
            then 'seller:' || before."sellerId" end,
          case when coalesce(before."advertisedAt", after."advertisedAt") is not null then 'advertised' end]) as tag
        where before is distinct from after and tag is not null));
      return null;
    end
  $$`,
  // depends on the column, not on the time: a job clears it once it has passed
  sql`create function search.shows(deleted timestamptz, withdrawn timestamptz, sold timestamptz, suspended timestamptz)
    returns boolean language sql immutable parallel safe as $$
    select deleted is null and withdrawn is null and (sold is not null or suspended is null) $$`,
  sql`create or replace view search.rows as
    select product.id, product."sellingPrice" as price, product."categoryId" as category,
      product."productCondition" as condition, product.district, product."soldAt" is null as available,
      seller.status is not null as verified, coalesce(product.negotiable, false) as negotiable,
      setweight(to_tsvector('simple', search.words(concat_ws(' ', "productName", brand, model))), 'A')
        || setweight(to_tsvector('simple', search.words("categoryName")), 'B')
        || setweight(to_tsvector('simple',
          search.words(concat_ws(' ', location, area, replace(district, '-', ' '), seller.name))), 'C')
        || strip(to_tsvector('simple', search.words("productDescription")))
        || search.facts("categoryId", "productCondition", district, "sellingPrice", seller.status is not null,
          coalesce(negotiable, false)) as words
    from products as product
    join categories on categories.id = "categoryId"
    join users as seller on seller.id = "sellerId"
    where search.shows(product."deletedAt", product."withdrawnAt", product."soldAt", product."suspendedUntil")`,
  sql`create or replace function search."change products"() returns trigger language plpgsql as $$
    begin
      delete from search.products using after
        where products.id = after.id
          and not search.shows(after."deletedAt", after."withdrawnAt", after."soldAt", after."suspendedUntil");
      update search.products set available = after."soldAt" is null from after join before using (id)
        where products.id = after.id and (after."soldAt" is null) <> (before."soldAt" is null);
      perform search.write(changed.ids) from (
        select array_agg(id order by id) as ids from before join after using (id)
        where search.shows(after."deletedAt", after."withdrawnAt", after."soldAt", after."suspendedUntil")
          and (before."productName", before.brand, before.model, before."categoryId", before.location, before.area,
            before.district, before."sellerId", before."productDescription", before."productCondition",
            before."sellingPrice", before.negotiable,
            search.shows(before."deletedAt", before."withdrawnAt", before."soldAt", before."suspendedUntil"))
          is distinct from (after."productName", after.brand, after.model, after."categoryId", after.location, after.area,
            after.district, after."sellerId", after."productDescription", after."productCondition",
            after."sellingPrice", after.negotiable, true)
      ) as changed where changed.ids is not null;
      -- a brand that may be the last of its name is no longer suggested
      if exists (select from before join after using (id) where before.brand is not null
          and search.shows(before."deletedAt", before."withdrawnAt", before."soldAt", before."suspendedUntil")
          and (after.brand, after."deletedAt", after."withdrawnAt",
              search.shows(after."deletedAt", after."withdrawnAt", after."soldAt", after."suspendedUntil"))
            is distinct from (before.brand, null, null, true)) then
        insert into search.outdated default values;
      end if;
      return null;
    end $$`,
]
