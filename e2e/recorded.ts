import type { BrowserContext, Page, Request } from "@playwright/test"
import { waitForScripts } from "../test/scripts.ts"
import { recordMessages } from "./toasts.ts"

declare global {
  var layoutShifts: { time: number; what: string }[] | undefined
}

const pending = new WeakMap<Page, Set<Request>>()

/** Records requests, layout shifts and messages in every page of a context, and shortens its retries. */
export function record(context: BrowserContext) {
  context.on("page", (page) => {
    waitForScripts(page)
    recordRequests(page)
  })
  void context.addInitScript(() => {
    globalThis.retryWait ??= 250
  })
  void context.addInitScript(recordMessages)
  void context.addInitScript(recordShifts)
}

/** The number of a page's requests without a response. */
export function pendingRequests(page: Page) {
  return pending.get(page)?.size ?? 0
}

/** Starts counting requests for `pendingRequests`. */
export function recordRequests(page: Page) {
  const requests = new Set<Request>()
  pending.set(page, requests)
  let isLeft = false
  page.on("request", (request) => {
    isLeft ||= request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (!isStream(request)) requests.add(request)
  })
  page.on("requestfinished", (request) => requests.delete(request))
  page.on("requestfailed", (request) => requests.delete(request))
  // after navigation the browser no longer reports the requests of the previous document
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame() || !isLeft) return
    isLeft = false
    for (const request of requests) if (!request.isNavigationRequest()) requests.delete(request)
  })
}

/** An event stream stays open as long as the page. */
function isStream(request: Request) {
  return new URL(request.url()).pathname === "/api/stream"
}

/* oxlint-disable unicorn/consistent-function-scoping -- what runs in a page takes nothing along from here */

/** Runs in each page. */
function recordShifts() {
  const recorded: NonNullable<typeof globalThis.layoutShifts> = []
  globalThis.layoutShifts = recorded
  const inputsHandledAt: number[] = []
  for (const type of ["pointerup", "keydown", "input"])
    addEventListener(type, () => inputsHandledAt.push(performance.now()), { capture: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (isShift(entry) && !entry.hadRecentInput && !isSoonAfterInput(entry) && !isOfBlanks(entry))
        recorded.push({ time: performance.timeOrigin + entry.startTime, what: inWords(entry) })
  }).observe({ type: "layout-shift", buffered: true })

  type LayoutShift = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }

  function isShift(entry: PerformanceEntry): entry is LayoutShift {
    return entry.entryType === "layout-shift"
  }

  /** When text arrives in two parts, a trailing blank moves once the next word comes. */
  function isOfBlanks({ sources }: LayoutShift) {
    return sources.length > 0 && sources.every(({ node }) => node instanceof Text && node.data.trim() === "")
  }

  /** The browser counts 500 ms from the key press, which a busy machine handles later. */
  function isSoonAfterInput({ startTime }: PerformanceEntry) {
    return inputsHandledAt.some((at) => startTime >= at && startTime < at + 500)
  }

  function inWords({ value, sources }: LayoutShift) {
    const moved = sources.map(({ node, previousRect, currentRect }) => {
      const text = node instanceof Element ? node.outerHTML : node?.textContent
      return `${text?.slice(0, 120)} from ${inPixels(previousRect)} to ${inPixels(currentRect)}`
    })
    return `${value.toFixed(4)} at ${location.pathname}, scrolled by ${scrollY}: ${moved.join(", ")}`
  }

  /** The visible part, in pixels. */
  function inPixels({ top, bottom }: DOMRectReadOnly) {
    return `${Math.round(top)}–${Math.round(bottom)}`
  }
}
