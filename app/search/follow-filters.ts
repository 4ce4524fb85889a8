import type { NavigateFunction, NavigateOptions } from "react-router"
import { withoutLanguage } from "../../contract/language.ts"
import { parseSearch, type SearchParams, searchPath } from "../data/search-params.ts"
import { filterAddress } from "./form-address.ts"

/** The entry of the history at which one is: of a sheet that was opened, or of what was changed in it. */
let entry: "opened" | "changed" | undefined
let openSheet: HTMLElement | undefined

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
  const replace = isShown || (sheet !== null && entry !== undefined)
  // it may come before the answer
  if (sheet && !replace) hideOnBack(sheet)
  if (sheet && entry && !isShown) entry = "changed"
  await navigate(address, { ...options, replace })
  // not where another change was faster
  if (sheet?.matches(":popover-open") && !replace && address === here()) entry = "changed"
}

/** Without a close watcher Back would leave the list, too: an open sheet has an entry of its own, until it is closed. */
export function onToggle(sheet: HTMLElement) {
  if (!sheet.matches(":popover-open")) {
    if (entry === "opened") history.back()
    else entry = undefined
  } else if (!globalThis.CloseWatcher && !entry) {
    history.pushState({ ...history.state, isOfSheet: true }, "")
    entry = "opened"
    hideOnBack(sheet)
  }
}

function hideOnBack(sheet: HTMLElement) {
  openSheet = sheet
  addEventListener("popstate", hide, { capture: true, once: true })
}

/** Back leads to the list, not to the sheet over it. */
function hide(event: PopStateEvent) {
  // from the same list, which the router need not load again
  if (entry === "opened" && !history.state?.isOfSheet) event.stopImmediatePropagation()
  entry = undefined
  if (openSheet?.isConnected) openSheet.hidePopover()
}

/** In whatever order and digits, and whether a price stands among the words or not. */
export function asksFor(address: string, pathname: string, shown: SearchParams) {
  const [path = "", search = ""] = address.split("?")
  return searchPath(path, parseSearch(search)) === searchPath(pathname, shown, { after: shown.after })
}

function here() {
  return withoutLanguage(location.pathname) + location.search
}
