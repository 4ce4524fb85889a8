import { useMemo } from "react"
import { useLocation } from "react-router"
import { ages, availableChoices } from "../../contract/search-choices.ts"
import type { Facets } from "../../contract/search.ts"
import { searchSorts } from "../../contract/sorts.ts"
import { conditions } from "#texts/products"
import { unknownChoice } from "#texts/search"
import { parseAmount } from "../ui/parse-input.ts"

const filterNames = [
  "category",
  "condition",
  "min",
  "max",
  "district",
  "posted",
  "verified",
  "negotiable",
  "available",
] as const

const names = ["q", ...filterNames, "sort", "after"] as const

/** The search parameters as in the URL; prices as plain digits where they can be parsed. */
export type SearchParams = Partial<Record<(typeof names)[number], string>>

export function parseSearch(search: string) {
  const given = new URLSearchParams(search)
  const params: SearchParams = {}
  for (const name of names) {
    const values = given.getAll(name).filter((value) => value.trim())
    if (values.length > 0) params[name] = values.join(",")
  }
  // old links to a page of a category say `cursor`
  const after = params.after ?? given.get("cursor")
  return { ...params, ...(after && { after }), ...pricesOf(params) }
}

function pricesOf({ min, max }: SearchParams) {
  const [lowest, highest] = [parseAmount(min), parseAmount(max)]
  const isSwapped = typeof lowest === "number" && typeof highest === "number" && lowest > highest
  const [from, to] = isSwapped ? [highest, lowest] : [lowest, highest]
  return {
    ...(from !== undefined && { min: String(from) }),
    ...(to !== undefined && { max: String(to) }),
    isSwapped,
  }
}

const choices: Partial<Record<keyof SearchParams, readonly string[]>> = {
  condition: Object.keys(conditions),
  posted: ages,
  verified: ["true"],
  negotiable: ["true"],
  available: availableChoices,
  sort: searchSorts,
}

/** Returns an error for each parameter that has an unknown value; the API checks the rest. */
export function unknownChoices(params: SearchParams) {
  const wrong: Record<string, string> = {}
  for (const name of names) {
    const known = choices[name]
    const values = params[name]?.split(",") ?? []
    if (known && !values.every((value) => known.includes(value))) wrong[name] = unknownChoice
  }
  return wrong
}

/** Returns the URL of the same search with `changes`, at its first page. */
export function searchPath(pathname: string, params: SearchParams, changes: SearchParams = {}) {
  const wanted = { ...params, after: undefined, ...changes }
  const search = new URLSearchParams()
  for (const name of names) {
    const value = wanted[name]
    if (value) search.set(name, value)
  }
  return search.size > 0 ? `${pathname}?${search}` : pathname
}

/** Turns a price in the search words into the price filter. */
export function withTypedPrice<Params extends SearchParams>(params: Params, typed: Facets["typedPrice"]) {
  if (!typed) return params
  const { min, max, q } = typed
  // a price that was filled in wins, even if it cannot be parsed
  return { min: min?.toString(), max: max?.toString(), ...params, q }
}

/** Whether the list is filtered or sorted, not only paged. */
export function isNarrowed(params: SearchParams) {
  return ["q", "sort", ...filterNames].some((name) => name in params)
}

const savedNames = ["q", "category", "condition", "min", "max", "district", "verified", "negotiable"] as const

/** Whether there is a filter worth saving: a sort order, or a filter that every new product passes, is not. */
export function isSavable(params: SearchParams) {
  return savedNames.some((name) => params[name])
}

export function useSearch() {
  const { search } = useLocation()
  return useMemo(() => parseSearch(search), [search])
}
