import { sql } from "kysely"
import { NIL } from "uuid"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { type Lookup, lookUp } from "../products/known-words.ts"
import { highestPoisha } from "../products/product-filter.ts"
import { type Search, toSearch } from "../products/search-filter.ts"
import { lookupOf } from "../products/search-query.ts"
import { meetsCriteria } from "../products/search-rows.ts"
import { readInputs } from "../products/search-words.ts"
import { keysOfProduct } from "./search-keys.ts"

/** Returns the ids of the saved searches that find this product, which must be available. */
export async function searchesFinding(db: Db, productId: string) {
  const keys = keysOfProduct(await lexemesOf(db, productId))
  if (keys.length === 0) return []
  const candidates = await findCandidates(db, productId, keys)
  return filterFinding(db, productId, candidates)
}

async function lexemesOf(db: Db, productId: string) {
  const row = await db
    .selectFrom("search.products")
    .select(sql<string[]>`tsvector_to_array(words)`.as("lexemes"))
    .where("id", "=", productId)
    .executeTakeFirst()
  return row?.lexemes ?? []
}

/** Groups searches by text and whether they have a price filter, so that equal texts are evaluated once. */
async function findCandidates(db: Db, productId: string, keys: string[]) {
  const asked = db
    .selectFrom("savedSearches")
    .select(["id as searchId", "q", "category as askedCategory", "conditions", "district as askedDistrict"])
    .select(["min", "max", "verified as isVerified", "negotiable as isNegotiable"])
    .where(sql<boolean>`keys && ${keys}::text[]`)
    // makes the planner filter by keys first
    .offset(limitLiteral(0))
  return db
    .selectFrom("search.products as rows")
    .innerJoin(asked.as("asked"), (join) => join.onTrue())
    .select(["q", hasPrice.as("hasPrice"), sql<string[]>`array_agg("searchId")`.as("ids")])
    .where("rows.id", "=", productId)
    .where(meetsCriteria(columns))
    .where(sql<boolean>`("askedCategory" = category or "askedCategory" is null)`)
    .groupBy(["q", "hasPrice"])
    .execute()
}

const hasPrice = sql<boolean>`asked.min > 0 or asked.max < ${highestPoisha}`

const columns = {
  min: sql.ref<number>("asked.min"),
  max: sql.ref<number>("asked.max"),
  conditions: sql.ref<Search["conditions"]>("asked.conditions"),
  district: sql.ref<Search["district"]>("asked.askedDistrict"),
  isVerified: sql.ref<boolean>("asked.isVerified"),
  isNegotiable: sql.ref<boolean>("asked.isNegotiable"),
  available: [true],
  oldestId: NIL,
}

type Candidate = { q: string; hasPrice: boolean; ids: string[] }

/** Returns the ids of those whose text, parsed as a search parses it, finds the product. */
async function filterFinding(db: Db, productId: string, candidates: Candidate[]) {
  const typed = candidates.map(({ q }) => q)
  const inputs = await readInputs(db, typed)
  const known = await lookUp(db, mergeLookups(inputs.map(({ words }) => lookupOf(words, "whole"))))
  const read = candidates.map(async ({ q, hasPrice: isReplaced, ids }, at) => ({
    ids,
    ...(await toSearch(db, { q, price: isReplaced ? {} : undefined }, { input: inputs[at], known })),
  }))
  const searches = (await Promise.all(read)).filter(({ findsNothing }) => !findsNothing)
  const { rows } = await sql<{ place: number }>`
    select place::integer from search.products as rows, unnest(${searches.map(({ words }) => words)}::text[],
      ${searches.map(({ min }) => min)}::integer[], ${searches.map(({ max }) => max)}::integer[])
      with ordinality as asked(asked, min, max, place)
    where rows.id = ${productId} and price between min and max
      and case when asked = '' then true else rows.words @@ asked::tsquery end`.execute(db)
  return rows.flatMap(({ place }) => searches[place - 1]?.ids ?? [])
}

function mergeLookups(lookups: Lookup[]): Lookup {
  return {
    exact: new Set(lookups.flatMap(({ exact }) => [...exact])),
    prefixes: new Set(lookups.flatMap(({ prefixes }) => [...prefixes])),
    misspelt: new Set(lookups.flatMap(({ misspelt }) => [...misspelt])),
  }
}
