import { type QueryExecutorProvider, sql } from "kysely"

export async function up(db: QueryExecutorProvider) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`create table reviews (
    id uuid primary key,
    "bookingId" uuid not null references bookings,
    by text not null check (by in ('buyer', 'seller')),
    "authorId" uuid not null references users,
    "subjectId" uuid not null references users,
    stars smallint not null check (stars between 1 and 5),
    tags text[] not null default '{}',
    text text not null default '' constraint "reviews: length of text" check (octet_length(text) <= 500 * 48),
    "createdAt" timestamptz not null default now(),
    "publishedAt" timestamptz,
    reply text constraint "reviews: length of reply" check (octet_length(reply) <= 500 * 48),
    "repliedAt" timestamptz,
    unique ("bookingId", by),
    check ("authorId" <> "subjectId"),
    check (reply is null or ("repliedAt" is not null and "publishedAt" is not null))
  )`,
  sql`create index "reviews of a person" on reviews ("subjectId", by, id) where "publishedAt" is not null`,
  sql`create index "reviews that wait" on reviews ("bookingId") where "publishedAt" is null`,
  sql`create index on reviews ("authorId")`,
  sql`create trigger "reviews stay" before delete on reviews for each row execute function refuse_deletion()`,
  sql`alter table bookings add column "reviewsPublishedAt" timestamptz`,
  // maintained at publication: product cards show an average without counting
  sql`alter table users
    add column "reviewCount" integer not null default 0,
    add column "starsTotal" integer not null default 0,
    add check ("starsTotal" between "reviewCount" and 5 * "reviewCount")`,
  sql`create or replace view "productCards" as
    select products.id, "productName", "productCondition", "sellingPrice", "previousPrice", "buyingPrice",
      brand, model, year, included, faults, negotiable, "timeUsed", "monthsUsed", "phoneNumber", "phoneVisibility",
      location, district, area, "productDescription", products."createdAt", products."updatedAt", "advertisedAt",
      "soldAt", "withdrawnAt", products."deletedAt",
      "sellerId", seller.name as "sellerName", seller.status as "sellerStatus",
      case when seller."deletedAt" is null then seller.email else '' end as "sellerEmail",
      "categoryId", "categoryName", images.sizes as "photoSizes",
      "heldBy", "heldUntil", "acceptsOffers", "acceptsCash", "courierFee",
      seller."reviewCount" as "sellerReviews", seller."starsTotal" as "sellerStars"
    from products
    join users as seller on seller.id = "sellerId"
    join categories on categories.id = "categoryId"
    left join images on images.id = products."imageId"`,
  sql`create function "notify of reviewed sellers"() returns trigger language plpgsql as $$
    begin
      perform "notify of changed tags"(array(
        select 'seller:' || id from before join after using (id)
          where before."reviewCount" <> after."reviewCount"
        union all
        select 'product:' || products.id from before join after using (id) join products on "sellerId" = after.id
          where before."reviewCount" <> after."reviewCount" and products."deletedAt" is null));
      return null;
    end
  $$`,
  sql`create trigger "notify of reviewed sellers" after update on users
    referencing old table as before new table as after
    for each statement execute function "notify of reviewed sellers"()`,
  sql`create function "notify of replies"() returns trigger language plpgsql as $$
    begin
      perform "notify of changed tags"(array(
        select distinct 'seller:' || after."subjectId" from before join after using (id)
        where (before.text, before.reply) is distinct from (after.text, after.reply)
          and after."publishedAt" is not null));
      return null;
    end
  $$`,
  sql`create trigger "notify of replies" after update on reviews
    referencing old table as before new table as after
    for each statement execute function "notify of replies"()`,
]
