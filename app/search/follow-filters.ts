import type { NavigateFunction, NavigateOptions } from "react-router"
import { withoutLanguage } from "../../contract/language.ts"
import { parseSearch, type SearchParams, searchPath } from "../data/search-params.ts"
import { filterAddress } from "./form-address.ts"

/** The kind of the current history entry: of an opened sheet, or of a change in it. */
let entry: "opened" | "changed" | undefined
let openSheet: HTMLElement | undefined

/** Navigates to the chosen filters. Changes in an open sheet share one history entry: Back leads to the list before. */
export async function followFilters(
  form: HTMLFormElement,
  sheet: HTMLElement | null,
  navigate: NavigateFunction,
  shown: SearchParams,
  options?: NavigateOptions,
) {
  const address = filterAddress(form)
  // replaces an entry that shows the same list, so that Back leads to another one
  const isShown = address === here() || asksFor(address, withoutLanguage(location.pathname), shown)
  const replace = isShown || (sheet !== null && entry !== undefined)
  // Back may come before the navigation ends
  if (sheet && !replace) hideOnBack(sheet)
  if (sheet && entry && !isShown) entry = "changed"
  await navigate(address, { ...options, replace })
  // not if a later change was faster
  if (sheet?.matches(":popover-open") && !replace && address === here()) entry = "changed"
}

/** Adds a history entry for an open sheet, until it closes: without a close watcher, Back would leave the list, too. */
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

/** Closes the sheet on Back. */
function hide(event: PopStateEvent) {
  // hidden from the router: the list is the same and need not be loaded again
  if (entry === "opened" && !history.state?.isOfSheet) event.stopImmediatePropagation()
  entry = undefined
  if (openSheet?.isConnected) openSheet.hidePopover()
}

/** Whether a URL asks for the displayed search, in any order and digits, its price a filter or among the words. */
export function asksFor(address: string, pathname: string, shown: SearchParams) {
  const [path = "", search = ""] = address.split("?")
  return searchPath(path, parseSearch(search)) === searchPath(pathname, shown, { after: shown.after })
}

function here() {
  return withoutLanguage(location.pathname) + location.search
}
