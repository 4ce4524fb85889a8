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

/** What an address asks for, as it stands there; prices as plain digits where they can be read. */
export type SearchParams = Partial<Record<(typeof names)[number], string>>

export function parseSearch(search: string) {
  const given = new URLSearchParams(search)
  const params: SearchParams = {}
  for (const name of names) {
    const values = given.getAll(name).filter((value) => value.trim())
    if (values.length > 0) params[name] = values.join(",")
  }
  // a page of a category was named so before there was a search
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

/** What this page knows to be wrong; the rest the API tells. */
export function unknownChoices(params: SearchParams) {
  const wrong: Record<string, string> = {}
  for (const name of names) {
    const known = choices[name]
    const values = params[name]?.split(",") ?? []
    if (known && !values.every((value) => known.includes(value))) wrong[name] = unknownChoice
  }
  return wrong
}

/** The address of the same search with these changes; its first page. */
export function searchPath(pathname: string, params: SearchParams, changes: SearchParams = {}) {
  const wanted = { ...params, after: undefined, ...changes }
  const search = new URLSearchParams()
  for (const name of names) {
    const value = wanted[name]
    if (value) search.set(name, value)
  }
  return search.size > 0 ? `${pathname}?${search}` : pathname
}

/** With what the words say of the price as the filter that it is. */
export function withTypedPrice<Params extends SearchParams>(params: Params, typed: Facets["typedPrice"]) {
  if (!typed) return params
  const { min, max, q } = typed
  // what was filled in and could not be read stays
  return { min: min?.toString(), max: max?.toString(), ...params, q }
}

/** Whether more than a page of the whole list is asked for. */
export function isNarrowed(params: SearchParams) {
  return ["q", "sort", ...filterNames].some((name) => name in params)
}

const savedNames = ["q", "category", "condition", "min", "max", "district", "verified", "negotiable"] as const

/** Whether it asks for more than an order, or what any new product has. */
export function isSavable(params: SearchParams) {
  return savedNames.some((name) => params[name])
}

export function useSearch() {
  const { search } = useLocation()
  return useMemo(() => parseSearch(search), [search])
}
