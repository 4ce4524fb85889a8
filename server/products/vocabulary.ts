import { sql } from "kysely"
import { isListed } from "./state.ts"
import { NIL } from "uuid"
import { limitLiteral } from "../../db/rows.ts"
import type { Db, Tx } from "../../db/tables.ts"

/** With fewer products, each new product rebuilds the vocabulary. */
const fewProducts = 20_000
const rewrittenAtOnce = 500

/** Counts new words; rebuilds all once a day and within an hour of a change. Runs in one process at a time. */
export async function refreshVocabulary(db: Db) {
  await rewriteOutdated(db)
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    if (await takesTurn(tx)) await doDueWork(tx)
  })
}

/** Counts the words of a new product now, so that each search that matches it finds it. */
export async function countWordsOf(db: Db, productId: string) {
  const isNew = db.selectFrom("search.progress").select("countedUpTo").where("countedUpTo", "<", productId)
  if (!(await isNew.executeTakeFirst())) return
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(hashtext('search.vocabulary'))`.execute(tx)
    await doDueWork(tx)
  })
}

async function doDueWork(tx: Tx) {
  const due = await dueWork(tx)
  if (due === "rebuild") await rebuild(tx)
  if (due === "count") await countNew(tx)
}

/** Rewrites the words of all products of a renamed category or seller, which include these names. */
async function rewriteOutdated(db: Db) {
  const outdated = await db
    .selectFrom("search.outdated")
    .select(["id", "category", "seller"])
    .where((eb) => eb.or([eb("category", "is not", null), eb("seller", "is not", null)]))
    .orderBy("id")
    .execute()
  for (const { id, category, seller } of outdated) {
    if (category) await rewriteAll(db, "categoryId", category)
    if (seller) await rewriteAll(db, "sellerId", seller)
    const rewritten = { category: null, seller: null }
    await db.updateTable("search.outdated").set(rewritten).where("id", "=", id).execute()
  }
}

type Owner = "categoryId" | "sellerId"

async function rewriteAll(db: Db, owner: Owner, ownerId: string, after: string = NIL) {
  const rows = await db
    .selectFrom("products")
    .select("id")
    .where(owner, "=", ownerId)
    .where("deletedAt", "is", null)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limitLiteral(rewrittenAtOnce))
    .execute()
  const last = rows.at(-1)
  if (!last) return
  await sql`select search.rewrite(${rows.map(({ id }) => id)}::uuid[])`.execute(db)
  await rewriteAll(db, owner, ownerId, last.id)
}

async function takesTurn(tx: Tx) {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('search.vocabulary')) as "isFree"`.execute(tx)
  return rows[0]?.isFree === true
}

async function dueWork(tx: Tx) {
  const { rows } = await sql<{ due: "rebuild" | "count" | "nothing" }>`
    select case
        when "rebuiltAt" < now() - interval '1 day' or outdated < now() - interval '1 hour'
          or ("isSmall" and ("hasNew" or outdated is not null)) then 'rebuild'
        when "hasNew" then 'count'
        else 'nothing'
      end as due
    from search.progress, lateral (select
      (select min("createdAt") from search.outdated) as outdated,
      exists (select from search.products where id > "countedUpTo") as "hasNew",
      (select count(*) from (select from search.products limit ${limitLiteral(fewProducts)}) as few) < ${fewProducts} as "isSmall"
    ) as seen`.execute(tx)
  return rows[0]?.due
}

async function rebuild(tx: Tx) {
  for (const statement of [done, ...words, ...corrections, ...phrases, ...rebuilt])
    await statement.execute(tx)
}

/** Adds the words of products since the last count; corrections and phrases follow with the next rebuild. */
async function countNew(tx: Tx) {
  await sql`insert into search.vocabulary
    select word, ndoc from ts_stat(format('select words from search.products where id > %L',
      (select "countedUpTo" from search.progress))) order by word
    on conflict (word) do update set documents = vocabulary.documents + excluded.documents`.execute(tx)
  await counted.execute(tx)
}

const counted = sql`update search.progress
  set "countedUpTo" = coalesce((select id from search.products order by id desc limit 1), "countedUpTo")`

// read first: changes during the rebuild must stay outdated
const done = sql`create temporary table done on commit drop as
  select id from search.outdated where category is null and seller is null`

const rebuilt = [
  counted,
  sql`update search.progress set "rebuiltAt" = now()`,
  sql`delete from search.outdated using done where outdated.id = done.id`,
]

// only what differs is written
const words = [
  sql`create temporary table counted on commit drop as
    select word collate "C" as word, ndoc as documents from ts_stat('select words from search.products')`,
  sql`delete from search.vocabulary where not exists (select from counted where counted.word = vocabulary.word)`,
  sql`insert into search.vocabulary select word, documents from counted order by word
    on conflict (word) do update set documents = excluded.documents where vocabulary.documents <> excluded.documents`,
]

// with few products every word may be a correction, else words of three products
const corrections = [
  sql`create temporary table correct on commit drop as select word from search.vocabulary
    where documents >= case when (select count(*) from search.products) < ${fewProducts} then 1 else 3 end
      and char_length(word) between 4 and 20 and word !~ '^#|[0-9]{4}'`,
  sql`delete from search.corrections where not exists (select from correct where correct.word = corrections.word)`,
  sql`insert into search.corrections
    select distinct case when place = 0 then word else left(word, place - 1) || substr(word, place + 1) end, word
    from correct, generate_series(0, char_length(word)) as place
    where not exists (select from search.corrections where corrections.word = correct.word)`,
]

// brands, and first words of several product names
const phrases = [
  sql`create temporary table shared on commit drop as
    select phrase, mode() within group (order by shown) as shown, bool_or("isBrand") as "isBrand",
      count(*)::integer as documents
    from products, lateral (
      select search.phrase(said) as phrase, min(said) as shown, bool_or("isBrand") as "isBrand"
      from (values
        (brand, true),
        (brand || ' ' || model, false),
        (split_part("productName", ' ', 1), false),
        (substring("productName" from '^\\S+ \\S+'), false),
        (substring("productName" from '^\\S+ \\S+ \\S+'), false)
      ) as written(said, "isBrand")
      where said is not null
      group by 1
    ) as spoken
    where ${isListed()} and char_length(phrase) between 2 and 80
    group by phrase
    having count(*) >= 3 or bool_or("isBrand")`,
  sql`delete from search.phrases where not exists (select from shared where shared.phrase = phrases.phrase)`,
  sql`insert into search.phrases
    select phrase, shown, "isBrand", documents, to_tsvector('simple', search.words(shown)) from shared
    on conflict (phrase) do update
      set shown = excluded.shown, "isBrand" = excluded."isBrand", documents = excluded.documents, words = excluded.words
    where (phrases.shown, phrases."isBrand", phrases.documents)
      is distinct from (excluded.shown, excluded."isBrand", excluded.documents)`,
]
