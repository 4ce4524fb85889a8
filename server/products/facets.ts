import { type NotNull, sql } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import { toPoisha } from "../../contract/poisha.ts"
import { priceSteps, type SearchFilter } from "../../contract/search.ts"
import type { Db } from "../../db/tables.ts"
import { partsIn, without } from "./filter-parts.ts"
import { type Search, toSearch } from "./search-filter.ts"
import { isFound, matching, newest, windowSize } from "./search-rows.ts"
import { type SearchPlan, planSearch } from "./search-plan.ts"

const dimensions = ["category", "condition", "district", "price"] as const
type Dimension = (typeof dimensions)[number]

/** How many products a search finds of each kind. Of a kind that is chosen, the others are counted too. */
export async function countFacets(db: Db, filter: SearchFilter, search: Search, plan: SearchPlan) {
  const chosen = dimensions.filter((dimension) => partsIn(filter).includes(dimension))
  const all = await counts(db, search, plan)
  const open: Counts[] = []
  for (const dimension of chosen) open.push(await countsWithout(db, filter, search, dimension))
  const of = (dimension: Dimension) => open[chosen.indexOf(dimension)] ?? all
  return {
    isExact: [all, ...open].every(({ isExact }) => isExact),
    verified: all.verified,
    negotiable: all.negotiable,
    categories: of("category").categories,
    conditions: of("condition").conditions,
    districts: of("district").districts,
    prices: of("price"),
  }
}

type Counts = Awaited<ReturnType<typeof counts>>

async function countsWithout(
  db: Db,
  filter: SearchFilter,
  { words, findsNothing }: Search,
  dimension: Dimension,
) {
  const search = { ...(await toSearch(db, without(filter, dimension), { words })), findsNothing }
  return counts(db, search, await planSearch(db, search))
}

/** Of all that is found, or of those among the newest: then not exact. */
async function counts(db: Db, search: Search, { strategy }: SearchPlan) {
  const isExact =
    strategy === "found" || strategy === "whole" || (strategy === "index" && (await isWhole(db, search)))
  const rows = strategy === "found" ? matching(db, search) : newest(db, search)
  const count = sql<number>`count(*)::integer`.as("count")
  const found = await db
    .with(
      (cte) => cte("found").materialized(),
      (query) =>
        query
          .selectFrom(rows.as("rows"))
          .select(["category", "condition", "district", "price", "verified", "negotiable"])
          .where(search.findsNothing ? sql<boolean>`false` : isFound(search)),
    )
    .selectFrom("found")
    .select(({ selectFrom }) => [
      sql<number>`count(*) filter (where verified)::integer`.as("verified"),
      sql<number>`count(*) filter (where negotiable)::integer`.as("negotiable"),
      sql<number | null>`min(price)`.as("lowest"),
      sql<number | null>`max(price)`.as("highest"),
      jsonArrayFrom(
        selectFrom("found")
          .innerJoin("categories", "categories.id", "category")
          .select(["category", "categoryName", count])
          .groupBy(["category", "categoryName", "position"])
          .orderBy("position"),
      ).as("categories"),
      jsonArrayFrom(
        selectFrom("found").select(["condition", count]).groupBy("condition").orderBy("count", "desc"),
      ).as("conditions"),
      jsonArrayFrom(
        selectFrom("found")
          .select(["district", count])
          .where("district", "is not", null)
          .$narrowType<{ district: NotNull }>()
          .groupBy("district")
          .orderBy("count", "desc")
          .orderBy("district"),
      ).as("districts"),
      jsonArrayFrom(
        selectFrom("found")
          .select([step.as("step"), count])
          .groupBy("step")
          .orderBy("step"),
      ).as("steps"),
    ])
    .executeTakeFirstOrThrow()
  return { ...found, isExact }
}

const step = sql<number>`width_bucket(price, ${priceSteps.map(toPoisha)}::integer[]) - 1`

async function isWhole(db: Db, search: Search) {
  const { count } = await db
    .selectFrom(newest(db, search).as("newest"))
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  return Number(count) < windowSize
}
