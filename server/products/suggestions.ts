import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { matchesBanglaName } from "./category-names.ts"
import * as products from "./products.ts"
import { type Search, toSearch } from "./search-filter.ts"
import { matching, newest, type Rows } from "./search-rows.ts"
import { inputOf } from "./search-words.ts"

const maxPhrases = 8
const maxSuggestedProducts = 4
/** Products are suggested from so many of the newest or, for rare words, from all matches. */
const window = 2_000

export async function suggest(db: Db, q: string) {
  if (q.trim() === "") return { phrases: [], categories: [], products: [] }
  const search = await toSearch(db, { q }, { ending: "incomplete" })
  const { words } = search.input
  if (words.length === 0) return { phrases: [], categories: [], products: [] }
  const loose = await toSearch(db, {}, { input: inputOf(words), ending: "prefix" })
  const [phrases, categories, found] = await Promise.all([
    phrasesOf(db, loose),
    categoriesOf(db, loose),
    productsOf(db, search, { ...loose, min: search.min, max: search.max }),
  ])
  return { phrases, categories, products: found }
}

/** Returns phrases that begin with the words, then phrases that contain them. */
async function phrasesOf(db: Db, { input: { words }, query }: Search) {
  const beginning = words.join(" ")
  const columns = ["phrase", "shown", "isBrand", "documents"] as const
  const starting = await db
    .selectFrom("search.phrases")
    .select(columns)
    .where("phrase", ">=", beginning)
    .where("phrase", "<", sql<string>`${beginning}::text || U&'\\+10FFFF'`)
    .orderBy("documents", "desc")
    .limit(limitLiteral(maxPhrases))
    .execute()
  if (starting.length === maxPhrases) return starting
  const inside = await db
    .selectFrom("search.phrases")
    .select(columns)
    .where(sql<boolean>`words @@ ${query}::tsquery`)
    .orderBy("documents", "desc")
    .limit(limitLiteral(maxPhrases))
    .execute()
  const others = inside.filter(({ phrase }) => starting.every((each) => each.phrase !== phrase))
  return [...starting, ...others].slice(0, maxPhrases)
}

async function categoriesOf(db: Db, { input: { words }, query }: Search) {
  const rows = await db
    .selectFrom("categories")
    .select(["id", "categoryName"])
    .select(
      sql<boolean>`to_tsvector('simple', search.words("categoryName")) @@ ${query}::tsquery`.as("isFound"),
    )
    .orderBy("position")
    .execute()
  return rows.filter(({ categoryName, isFound }) => isFound || matchesBanglaName(categoryName, words))
}

async function productsOf(db: Db, search: Search, loose: Search) {
  const recent = await newestOf(newest(db, loose, { limit: window }))
  const isRare = recent.length < maxSuggestedProducts && search.atMost <= window
  const found = isRare ? await newestOf(matching(db, search)) : recent
  const ids = new Set([...recent, ...found].map(({ id }) => id))
  return products.ofIds(db, [...ids].slice(0, maxSuggestedProducts))
}

function newestOf(rows: Rows) {
  return rows
    .clearSelect()
    .select("id")
    .orderBy("id", "desc")
    .limit(limitLiteral(maxSuggestedProducts))
    .execute()
}
