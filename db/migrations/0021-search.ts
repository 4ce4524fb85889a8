import { type Kysely, type QueryExecutorProvider, sql } from "kysely"

const batchSize = 5_000

/** Creates the search index of products (docs/decisions/0055), derived from other tables, maintained by triggers. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [...normalizing, ...tables]) await statement.execute(db)
  await fillSearch(db)
  for (const statement of [...indexes, ...triggers]) await statement.execute(db)
}

/** Rebuilds the index, also for rows that came without triggers, as by a bulk load. */
export async function fillSearch(db: QueryExecutorProvider) {
  await sql`delete from search.products`.execute(db)
  let last: string | null = "00000000-0000-0000-0000-000000000000"
  while (last) last = await fillAfter(db, last)
  await sql`insert into search.outdated default values`.execute(db)
}

async function fillAfter(db: QueryExecutorProvider, last: string) {
  const { rows } = await sql<{ last: string | null }>`
    with batch as materialized (select id from products where id > ${last} order by id limit ${batchSize}),
    filled as (insert into search.products select rows.* from batch join search.rows on rows.id = batch.id)
    select (select id from batch order by id desc limit 1) as last`.execute(db)
  return rows[0]?.last ?? null
}

// the same functions normalize the words of a search
const normalizing = [
  sql`create schema search`,
  // normalizes letters: NFC, lower case, no accents, ASCII digits, signs as spaces
  sql`create function search.plain(t text) returns text language sql immutable strict parallel safe as $$
    select case when octet_length(t) = char_length(t) then lower(t collate "C")
      else lower(regexp_replace(normalize(regexp_replace(normalize(
        -- the old way of writing the letter khanda ta
        translate(replace(t, E'\\u09A4\\u09CD\\u200D', E'\\u09CE'),
          E'\\u00D8\\u00F8\\u0141\\u0142\\u0110\\u0111\\u09E6\\u09E7\\u09E8\\u09E9\\u09EA\\u09EB\\u09EC\\u09ED\\u09EE\\u09EF'
            '\\u2018\\u2019\\u2010\\u2011\\u2012\\u2013\\u2014\\u2212\\u200C\\u200D\\u200B\\u2060\\uFEFF\\u00AD',
          'OoLlDd0123456789''''------'),
        NFD), E'[\\u0300-\\u036F\\uFE00-\\uFE0F]', '', 'g'), NFC),
        E'[\\u0080-\\u00BF\\u00D7\\u00F7\\u0964\\u0965\\u09F2\\u09F3\\u2000-\\u206F\\u20A0-\\u20CF\\u2100-\\u2BFF'
          '\\u3000-\\u303F\\uFF00-\\uFF0F\\U0001F000-\\U0001FAFF]', ' ', 'g') collate "C")
      end $$`,
  // model numbers in every spelling: "SM-58" is also sm58, sm and 58, "NT1-A" also nt1a
  sql`create function search.words(t text) returns text language sql immutable strict parallel safe as $$
    select regexp_replace(regexp_replace(regexp_replace(replace(search.plain(t), '''', ''),
      '(?<![^\\s(,])(?![a-z]{1,5}[-/][a-z]?[0-9]{1,4}[a-z]{0,4}(?![a-z0-9]))([a-z0-9]{1,6})[-/]([a-z0-9]{1,6})(?![^\\s),.])',
      '\\1\\2 \\1 \\2', 'g'),
      '\\m([a-z]{1,5})[-/ ]?([a-z]?[0-9]{1,4}[a-z]{0,4})\\M', '\\1\\2 \\1 \\2', 'g'),
      '[\\x01-\\x2f:-@\\[-\`{-\\x7f]+', ' ', 'g') $$`,
  // a name as people type it: its words in one spelling
  sql`create function search.phrase(t text) returns text language sql immutable strict parallel safe as $$
    select btrim(regexp_replace(replace(search.plain(t), '''', ''), '[\\x01-\\x2f:-@\\[-\`{-\\x7f]+', ' ', 'g')) $$`,
  // filter values, as words that no text contains
  sql`create function search.facts(
      category uuid, condition text, district text, price integer, verified boolean, negotiable boolean)
    returns tsvector language sql immutable parallel safe as $$
    select array_to_tsvector(array_remove(array[
      '#c' || right(category::text, 12), '#k' || condition, '#d' || district, '#p' || floor(4 * ln(price))::int,
      case when verified then '#v' end, case when negotiable then '#n' end], null)) $$`,
]

const tables = [
  // fillfactor leaves room in the page: a sale changes no index
  sql`create table search.products (
    id uuid primary key,
    price integer not null,
    category uuid not null,
    condition text not null,
    district text,
    available boolean not null,
    verified boolean not null,
    negotiable boolean not null,
    words tsvector not null
  ) with (fillfactor = 85)`,
  // positions of words in descriptions are not needed
  sql`create view search.rows as select product.id, product."sellingPrice" as price, product."categoryId" as category,
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
    where product."deletedAt" is null and product."withdrawnAt" is null`,
  sql`create table search.vocabulary (word text collate "C" primary key, documents integer not null)`,
  // each word under itself and under each variant without one letter
  sql`create table search.corrections (stub text collate "C", word text collate "C", primary key (stub, word))`,
  sql`create index on search.corrections (word)`,
  sql`create table search.phrases (
    phrase text collate "C" primary key,
    shown text not null,
    "isBrand" boolean not null,
    documents integer not null,
    words tsvector not null
  )`,
  sql`create index on search.phrases using gin (words)`,
  // queue of the job: rebuild the words of all products of a category or seller, or only the vocabulary
  sql`create table search.outdated (
    id bigint generated always as identity primary key,
    category uuid,
    seller uuid,
    "createdAt" timestamptz not null default now()
  )`,
  sql`create table search.progress (
    "countedUpTo" uuid not null default '00000000-0000-0000-0000-000000000000',
    "rebuiltAt" timestamptz not null default '-infinity'
  )`,
  sql`insert into search.progress default values`,
]

const indexes = [
  // fastupdate: every search would read the pending rows
  sql`create index "words of products" on search.products using gin (words) with (fastupdate = off)`,
  sql`create index on search.products (price, id)`,
  sql`create index on search.products (category, id)`,
  sql`create index on search.products (category, price, id)`,
  sql`analyze search.products`,
]

// a trigger with transition tables cannot name columns, so each compares the rows
const triggers = [
  // the products are locked by the caller's statement, or not yet visible to other sessions
  sql`create function search.write(ids uuid[]) returns void language plpgsql as $$
    begin
      perform categories.id from categories
        where id in (select "categoryId" from products where products.id = any(ids)) order by id for share;
      insert into search.products
        select rows.* from unnest(ids) as wanted(id) join search.rows on rows.id = wanted.id order by wanted.id
      on conflict (id) do update set price = excluded.price, category = excluded.category,
        condition = excluded.condition, district = excluded.district, available = excluded.available,
        verified = excluded.verified, negotiable = excluded.negotiable, words = excluded.words;
    end $$`,
  // locks first, so that the statements after it see what others committed meanwhile
  sql`create function search.rewrite(ids uuid[]) returns void language plpgsql as $$
    begin
      perform products.id from products where id = any(ids) order by id for share;
      delete from search.products
        where id = any(ids) and not exists (select from search.rows where rows.id = products.id);
      perform search.write(ids);
    end $$`,
  // locks the sellers: a concurrent change of one does not see the new products yet
  sql`create function search."add products"() returns trigger language plpgsql as $$
    begin
      perform users.id from users where id in (select "sellerId" from added) order by id for share;
      perform search.write(array(select id from added order by id));
      return null;
    end $$`,
  sql`create function search."change products"() returns trigger language plpgsql as $$
    begin
      delete from search.products using after
        where products.id = after.id and (after."deletedAt" is not null or after."withdrawnAt" is not null);
      update search.products set available = after."soldAt" is null from after join before using (id)
        where products.id = after.id and (after."soldAt" is null) <> (before."soldAt" is null);
      perform search.write(changed.ids) from (
        select array_agg(id order by id) as ids from before join after using (id)
        where after."deletedAt" is null and after."withdrawnAt" is null
          and (before."productName", before.brand, before.model, before."categoryId", before.location, before.area,
            before.district, before."sellerId", before."productDescription", before."productCondition",
            before."sellingPrice", before.negotiable,
            before."deletedAt" is null and before."withdrawnAt" is null)
          is distinct from (after."productName", after.brand, after.model, after."categoryId", after.location, after.area,
            after.district, after."sellerId", after."productDescription", after."productCondition",
            after."sellingPrice", after.negotiable, true)
      ) as changed where changed.ids is not null;
      -- a brand that may be the last of its name is no longer suggested
      if exists (select from before join after using (id) where before.brand is not null
          and before."deletedAt" is null and before."withdrawnAt" is null
          and (after.brand, after."deletedAt", after."withdrawnAt") is distinct from (before.brand, null, null)) then
        insert into search.outdated default values;
      end if;
      return null;
    end $$`,
  sql`create function search."remove products"() returns trigger language plpgsql as $$
    begin
      delete from search.products using removed where products.id = removed.id;
      if exists (select from removed where brand is not null) then
        insert into search.outdated default values;
      end if;
      return null;
    end $$`,
  sql`create function search."remove all products"() returns trigger language plpgsql as $$
    begin
      delete from search.products;
      insert into search.outdated default values;
      return null;
    end $$`,
  // an earlier name may have to be forgotten, so the vocabulary is rebuilt
  sql`create function search."change sellers"() returns trigger language plpgsql as $$
    declare changed uuid[] := array(
      select id from before join after using (id) where (before.name, before.status) is distinct from (after.name, after.status));
      ids uuid[];
    begin
      if changed = '{}' then return null; end if;
      ids := array(select id from products where "sellerId" = any(changed) and "deletedAt" is null order by id limit 501);
      -- more would keep whoever asked for the change waiting
      if cardinality(ids) > 500 then insert into search.outdated (seller) select unnest(changed);
      else perform search.rewrite(ids);
      end if;
      if exists (select from before join after using (id) where before.name <> after.name) then
        insert into search.outdated default values;
      end if;
      return null;
    end $$`,
  sql`create function search."change categories"() returns trigger language plpgsql as $$
    begin
      insert into search.outdated (category)
        select id from before join after using (id) where before."categoryName" <> after."categoryName";
      return null;
    end $$`,
  sql`create trigger "search: add" after insert on products referencing new table as added
    for each statement execute function search."add products"()`,
  sql`create trigger "search: change" after update on products referencing old table as before new table as after
    for each statement execute function search."change products"()`,
  sql`create trigger "search: remove" after delete on products referencing old table as removed
    for each statement execute function search."remove products"()`,
  sql`create trigger "search: remove all" after truncate on products
    for each statement execute function search."remove all products"()`,
  sql`create trigger "search: change" after update on users referencing old table as before new table as after
    for each statement execute function search."change sellers"()`,
  sql`create trigger "search: change" after update on categories referencing old table as before new table as after
    for each statement execute function search."change categories"()`,
]
