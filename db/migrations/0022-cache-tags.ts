import { type Kysely, sql } from "kysely"

/** Notifies the response caches of the tags (server/http/cache/tags.ts) that a commit changed, not only of a change. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  // a payload holds less than 8,000 bytes; an empty one clears the cache
  sql`create function "notify of changed tags"(tags text[]) returns void language sql as $$
    select pg_notify('shown', case when octet_length(list) < 7900 then list else '' end)
    from (select array_to_string(tags, ' ') as list) as named
    where tags <> '{}'
  $$`,
  sql`create function "notify of added products"() returns trigger language plpgsql as $$
    begin
      perform "notify of changed tags"(array(
        select distinct tag from added, unnest(array['products', 'category:' || "categoryId", 'seller:' || "sellerId",
          case when "advertisedAt" is not null then 'advertised' end]) as tag
        where tag is not null));
      return null;
    end
  $$`,
  sql`create function "notify of removed products"() returns trigger language plpgsql as $$
    begin
      perform "notify of changed tags"(array(
        select distinct tag from removed, unnest(array['products', 'product:' || id, 'category:' || "categoryId",
          'seller:' || "sellerId", case when "advertisedAt" is not null then 'advertised' end]) as tag
        where tag is not null));
      return null;
    end
  $$`,
  // `seller:` only if the product appears or disappears, `advertised` only if it is or was advertised
  sql`create function "notify of changed products"() returns trigger language plpgsql as $$
    begin
      perform "notify of changed tags"(array(
        select distinct tag from before join after using (id), unnest(array[
          'products', 'product:' || id, 'category:' || before."categoryId", 'category:' || after."categoryId",
          case when (before."soldAt", before."withdrawnAt", before."deletedAt")
              is distinct from (after."soldAt", after."withdrawnAt", after."deletedAt")
            then 'seller:' || before."sellerId" end,
          case when coalesce(before."advertisedAt", after."advertisedAt") is not null then 'advertised' end]) as tag
        where before is distinct from after and tag is not null));
      return null;
    end
  $$`,
  // clears everything: rare, and a seller's name or check mark is on many pages
  sql`create function "notify of changed users"() returns trigger language plpgsql as $$
    begin
      if exists (select from before join after using (id)
        where 'Seller' in (before.role, after.role)
          and (before.name, before.status, before.role, before."deletedAt")
            is distinct from (after.name, after.status, after.role, after."deletedAt"))
      then perform pg_notify('shown', '');
      end if;
      return null;
    end
  $$`,
  sql`drop trigger "tell of what is shown" on products`,
  sql`drop trigger "tell of what is shown" on users`,
  sql`create trigger "notify of added products" after insert on products referencing new table as added
    for each statement execute function "notify of added products"()`,
  sql`create trigger "notify of removed products" after delete on products referencing old table as removed
    for each statement execute function "notify of removed products"()`,
  sql`create trigger "notify of changed products" after update on products
    referencing old table as before new table as after
    for each statement execute function "notify of changed products"()`,
  sql`create trigger "notify of changed users" after update on users
    referencing old table as before new table as after
    for each statement execute function "notify of changed users"()`,
  sql`create trigger "notify of all products" after truncate on products
    for each statement execute function "tell of what is shown"()`,
  sql`create trigger "notify of all users" after delete or truncate on users
    for each statement execute function "tell of what is shown"()`,
]
