import { withoutLanguage } from "../../contract/language.ts"

const omitted = ["q", "after", "cursor", "book"]

/** Where a search form leads; on the page that it leads to it keeps the filters. */
export function formAddress(form: HTMLFormElement, here: string, search: string) {
  const pathname = pathOf(form)
  const params = filledIn(form)
  if (pathname === here)
    for (const [name, value] of new URLSearchParams(search))
      if (!omitted.includes(name) && !params.has(name)) params.append(name, value)
  return withSearch(pathname, params)
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

/** As the chips write it: several choices of one filter are one parameter. */
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
