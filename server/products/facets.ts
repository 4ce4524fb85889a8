import { type NotNull, type RawBuilder, sql } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import { toPoisha } from "../../contract/poisha.ts"
import { priceSteps } from "../../contract/search.ts"
import type { Db } from "../../db/tables.ts"
import { highestPoisha, partsIn, type ProductFilter, without } from "./product-filter.ts"
import { type Search, toSearch } from "./search-filter.ts"
import {
  hasFewerThan,
  matching,
  matchesAmong,
  newest,
  newestRows,
  type Rows,
  windowSize,
} from "./search-rows.ts"
import { countAll, countTotal, maxFound, planSearch, type SearchPlan, totalOf } from "./search-plan.ts"

const kinds = ["category", "condition", "district", "price"] as const
type Kind = (typeof kinds)[number]

/** Facets of large results are counted among so many of the newest products, or among more if few of them match. */
const sampleSize = 2_000
const fewMatches = 0.05

/** Counts what a search finds by facet. Counts all values of a filtered facet, unless it is `fixed`. */
export async function countFacets(db: Db, filter: ProductFilter, search: Search, fixed?: Kind) {
  const chosen = kinds.filter((kind) => kind !== fixed && partsIn(filter).includes(kind))
  const open = chosen.length > 0 ? await toSearch(db, chosen.reduce(without, filter), search) : search
  const plan = await planSearch(db, open)
  const { strategy, share } = plan
  const choices = choicesOf(filter, chosen)
  const rows = await rowsOfAll(db, open, strategy)
  if (rows) {
    const { matches, ...facets } = await countKinds(db, rows, choices)
    return { ...facets, isExact: true, total: totalOf(matches) }
  }
  const limit = share < fewMatches ? windowSize : sampleSize
  const [{ matches: _, ...facets }, total] = await Promise.all([
    countKinds(db, newest(db, open, { limit }), choices),
    open === search ? countAll(db, search, plan) : countTotal(db, search),
  ])
  return { ...facets, isExact: false, total }
}

async function rowsOfAll(db: Db, search: Search, strategy: SearchPlan["strategy"]) {
  if (strategy === "found") return matching(db, search)
  if (strategy === "recent") return newest(db, search)
  const rows = newestRows(db, search, { limit: maxFound })
  const isWhole = strategy === "index" && (await hasFewerThan(db, rows, maxFound))
  return isWhole ? matchesAmong(db, search, rows) : undefined
}

type Choices = Record<Kind, RawBuilder<boolean>>

function choicesOf({ category, condition, district, price = {} }: ProductFilter, chosen: Kind[]): Choices {
  const { min = 0, max = highestPoisha } = price
  const is = (kind: Kind, choice: RawBuilder<boolean>) =>
    chosen.includes(kind) ? choice : sql<boolean>`true`
  return {
    category: is("category", sql`category = ${category}`),
    condition: is("condition", sql`condition = any(${condition ?? []}::text[])`),
    district: is("district", sql`district = ${district}`),
    price: is("price", sql`price between ${min} and ${max}`),
  }
}

async function countKinds(db: Db, rows: Rows, choices: Choices) {
  const count = sql<number>`count(*)::integer`.as("count")
  const isChosen = (except?: Kind) => {
    const others = kinds.filter((kind) => kind !== except).map((kind) => choices[kind])
    return sql<boolean>`${sql.join(others, sql` and `)}`
  }
  return db
    .with(
      (cte) => cte("found").materialized(),
      (query) =>
        query
          .selectFrom(rows.as("rows"))
          .select(["category", "condition", "district", "price", "verified", "negotiable"]),
    )
    .selectFrom("found")
    .select(({ selectFrom }) => [
      ...totals(isChosen(), isChosen("price")),
      jsonArrayFrom(
        selectFrom((query) =>
          query
            .selectFrom("found")
            .select(["category", count])
            .where(isChosen("category"))
            .groupBy("category")
            .as("counted"),
        )
          .innerJoin("categories", "categories.id", "category")
          .select(["category", "categoryName", "count"])
          .orderBy("position"),
      ).as("categories"),
      jsonArrayFrom(
        selectFrom("found")
          .select(["condition", count])
          .where(isChosen("condition"))
          .groupBy("condition")
          .orderBy("count", "desc"),
      ).as("conditions"),
      jsonArrayFrom(
        selectFrom("found")
          .select(["district", count])
          .where("district", "is not", null)
          .where(isChosen("district"))
          .$narrowType<{ district: NotNull }>()
          .groupBy("district")
          .orderBy("count", "desc")
          .orderBy("district"),
      ).as("districts"),
      jsonArrayFrom(
        selectFrom("found")
          .select([step.as("step"), count])
          .where(isChosen("price"))
          .groupBy("step")
          .orderBy("step"),
      ).as("steps"),
    ])
    .executeTakeFirstOrThrow()
}

function totals(isMatch: RawBuilder<boolean>, isMatchAtAnyPrice: RawBuilder<boolean>) {
  return [
    sql<number>`count(*) filter (where ${isMatch})::integer`.as("matches"),
    sql<number>`count(*) filter (where verified and ${isMatch})::integer`.as("verified"),
    sql<number>`count(*) filter (where negotiable and ${isMatch})::integer`.as("negotiable"),
    sql<number | null>`min(price) filter (where ${isMatchAtAnyPrice})`.as("lowest"),
    sql<number | null>`max(price) filter (where ${isMatchAtAnyPrice})`.as("highest"),
  ] as const
}

const step = sql<number>`width_bucket(price, ${priceSteps.map(toPoisha)}::integer[]) - 1`
