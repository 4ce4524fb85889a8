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
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value.trim()) search.append(name, value)
  return search
}

function withSearch(pathname: string, search: URLSearchParams) {
  return search.size > 0 ? `${pathname}?${search}` : pathname
}
