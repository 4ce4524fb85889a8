import type { NavigateFunction, NavigateOptions } from "react-router"
import { withoutLanguage } from "../../contract/language.ts"
import { parseSearch, type SearchParams, searchPath } from "../data/search-params.ts"
import { filterAddress } from "./form-address.ts"

/** Whether the entry of the history at which one is was made in the sheet that is open. */
let isOfSheet = false

/** All that is changed while a sheet is open is one entry: one Back leads to the list as it was before. */
export async function followFilters(
  form: HTMLFormElement,
  sheet: HTMLElement | null,
  navigate: NavigateFunction,
  shown: SearchParams,
  options?: NavigateOptions,
) {
  const address = filterAddress(form)
  // Back leads to another list, not to this one again
  const isShown = address === here() || asksFor(address, withoutLanguage(location.pathname), shown)
  const replace = isShown || (sheet !== null && isOfSheet)
  // Back leads to the list, not to the sheet over it; it may come before the answer
  if (sheet && !replace)
    addEventListener("popstate", () => sheet.matches(":popover-open") && sheet.hidePopover(), { once: true })
  await navigate(address, { ...options, replace })
  // not where another change was faster
  if (!sheet || replace || address !== here()) return
  isOfSheet = true
  sheet.addEventListener("toggle", endEntry, { once: true })
}

/** In whatever order and digits, and whether a price stands among the words or not. */
export function asksFor(address: string, pathname: string, shown: SearchParams) {
  const [path = "", search = ""] = address.split("?")
  return searchPath(path, parseSearch(search)) === searchPath(pathname, shown, { after: shown.after })
}

function endEntry() {
  isOfSheet = false
}

function here() {
  return withoutLanguage(location.pathname) + location.search
}
