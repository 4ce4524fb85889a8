import { withoutLanguage } from "../../contract/language.ts"

const omitted = ["q", "after", "cursor", "book"]

/** Matches the price in "5k", "20,000" and "১০ হাজার", but nothing in "f310". */
const maybePrice = /(?<![a-z-])[\d০-৯][\d০-৯,]{2}|[\d০-৯]\s?(?:k|la|ha|হা|লা|লক্ষ)/i

/** Returns the URL that a search form leads to; on that same page it keeps the filters. */
export function formAddress(form: HTMLFormElement, here: string, search: string) {
  const pathname = pathOf(form)
  const params = filledIn(form)
  return withSearch(pathname, pathname === here ? withFilters(params, new URLSearchParams(search)) : params)
}

/** Adds the current filters; a price among newly typed words replaces the price filter. */
export function withFilters(params: URLSearchParams, given: URLSearchParams) {
  for (const [name, value] of given)
    if (!omitted.includes(name) && !params.has(name)) params.append(name, value)
  const q = params.get("q") ?? ""
  if (q !== given.get("q") && maybePrice.test(q)) for (const name of ["min", "max"]) params.delete(name)
  return params
}

export function filterAddress(form: HTMLFormElement) {
  return withSearch(pathOf(form), filledIn(form))
}

function pathOf({ action }: HTMLFormElement) {
  return withoutLanguage(new URL(action).pathname)
}

function filledIn(form: HTMLFormElement) {
  return toParams(Array.from(new FormData(form)))
}

/** Joins several choices of one filter into one parameter, as the chips do. */
export function toParams(fields: [string, FormDataEntryValue][]) {
  const search = new URLSearchParams()
  for (const [name, value] of fields) {
    if (typeof value !== "string" || !value.trim()) continue
    const before = search.get(name)
    search.set(name, before === null ? value : `${before},${value}`)
  }
  return search
}

function withSearch(pathname: string, search: URLSearchParams) {
  return search.size > 0 ? `${pathname}?${search}` : pathname
}
