import { unknownChoice, unknownPage } from "#texts/search"
import type { Facets } from "../../contract/search.ts"
import type { Product } from "../../contract/products.ts"
import { ages, availableChoices } from "../../contract/search-choices.ts"
import { searchSorts } from "../../contract/sorts.ts"
import type { Calls } from "../api.ts"
import { isProblem, type ProblemError } from "./problem.ts"
import { type Page, read, readPage } from "./read-response.ts"
import { type SearchParams, unknownChoices } from "./search-params.ts"

export type Found = {
  products: Page<Product>
  facets: Facets
  /** By parameter, why it was refused; refused parameters are left out of the search. */
  errors: Record<string, string>
}

const limit = "24"

/** Searches products and facets, in one category if `categoryId` is given; retries without refused parameters. */
export async function findProducts(api: Calls, params: SearchParams, categoryId?: string): Promise<Found> {
  const errors = unknownChoices(params)
  return findWithout(api, without(params, errors), errors, categoryId)
}

async function findWithout(
  api: Calls,
  params: SearchParams,
  errors: Found["errors"],
  categoryId?: string,
): Promise<Found> {
  try {
    const filter = { ...filterOf(params), categoryId }
    const { sort, after: cursor } = params
    const order = { sort: searchSorts.find((each) => each === sort), cursor, limit }
    const [products, facets] = await Promise.all([
      readPage(api.products.$get({ query: { ...filter, ...order } })),
      read(api.products.facets.$get({ query: filter })),
    ])
    return { products, facets, errors }
  } catch (error) {
    const wrong = isProblem(error, "unreadable") ? wrongIn(params, error) : {}
    if (Object.keys(wrong).length === 0) throw error
    return findWithout(api, without(params, wrong), { ...errors, ...wrong }, categoryId)
  }
}

export function filterOf({ q, category, condition, min, max, district, verified, negotiable, available, posted }: SearchParams) {
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(condition && { condition }),
    ...(min && { min }),
    ...(max && { max }),
    ...(district && { district }),
    ...(verified && { verified: "true" as const }),
    ...(negotiable && { negotiable: "true" as const }),
    available: availableChoices.find((each) => each === available) ?? "only",
    posted: ages.find((each) => each === posted),
  }
}

/** Chosen from a list, so a short sentence is enough: the API's own sentence names all 64 districts. */
const chosen = new Set(["category", "district"])

function wrongIn(params: SearchParams, { errors: { cursor, ...errors } }: ProblemError) {
  const named = Object.entries(errors)
    .filter(([name]) => name in params)
    .map(([name, sentence]) => [name, chosen.has(name) ? unknownChoice : sentence] as const)
  // a cursor of another sort order is refused without naming a field
  const isCursor = params.after && (cursor || named.length === 0)
  return { ...Object.fromEntries(named), ...(isCursor && { after: unknownPage }) }
}

function without(params: SearchParams, wrong: Record<string, string>): SearchParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !(name in wrong)))
}
