import { useMemo } from "react"
import { useLocation } from "react-router"
import { ages, availableChoices } from "../../contract/search-choices.ts"
import { searchSorts } from "../../contract/sorts.ts"
import { conditions } from "#texts/products"
import { unknownChoice } from "#texts/search"
import { parseAmount } from "../ui/parse-input.ts"

export const filterNames = [
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
export type Asked = Partial<Record<(typeof names)[number], string>>

export function askedIn(search: string) {
  const given = new URLSearchParams(search)
  const asked: Asked = {}
  for (const name of names) {
    const values = given.getAll(name).filter((value) => value.trim())
    if (values.length > 0) asked[name] = values.join(",")
  }
  // a page of a category was named so before there was a search
  const after = asked.after ?? given.get("cursor")
  return { ...asked, ...(after && { after }), ...pricesOf(asked) }
}

function pricesOf({ min, max }: Asked) {
  const [lowest, highest] = [parseAmount(min), parseAmount(max)]
  const isSwapped = typeof lowest === "number" && typeof highest === "number" && lowest > highest
  const [from, to] = isSwapped ? [highest, lowest] : [lowest, highest]
  return {
    ...(from !== undefined && { min: String(from) }),
    ...(to !== undefined && { max: String(to) }),
    isSwapped,
  }
}

const choices: Partial<Record<keyof Asked, readonly string[]>> = {
  condition: Object.keys(conditions),
  posted: ages,
  verified: ["true"],
  negotiable: ["true"],
  available: availableChoices,
  sort: searchSorts,
}

/** What this page knows to be wrong; the rest the API tells. */
export function unknownIn(asked: Asked) {
  const wrong: Record<string, string> = {}
  for (const name of names) {
    const known = choices[name]
    const values = asked[name]?.split(",") ?? []
    if (known && !values.every((value) => known.includes(value))) wrong[name] = unknownChoice
  }
  return wrong
}

/** The address of the same search with these changes; its first page. */
export function addressOf(pathname: string, asked: Asked, changes: Asked = {}) {
  const wanted = { ...asked, after: undefined, ...changes }
  const search = new URLSearchParams()
  for (const name of names) {
    const value = wanted[name]
    if (value) search.set(name, value)
  }
  return search.size > 0 ? `${pathname}?${search}` : pathname
}

/** Whether more than a page of the whole list is asked for. */
export function isNarrowed(asked: Asked) {
  return ["q", "sort", ...filterNames].some((name) => name in asked)
}

export function useAsked() {
  const { search } = useLocation()
  return useMemo(() => askedIn(search), [search])
}
