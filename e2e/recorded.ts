import type { BrowserContext, Page, Request } from "@playwright/test"
import { waitForScripts } from "../test/scripts.ts"
import { keepMessages } from "./toasts.ts"

declare global {
  var layoutShifts: { time: number; what: string }[] | undefined
}

const pending = new WeakMap<Page, Set<Request>>()

/** Records in every page of a context what tests ask of it later, and has it retry soon. */
export function record(context: BrowserContext) {
  context.on("page", (page) => {
    waitForScripts(page)
    recordRequests(page)
  })
  void context.addInitScript(() => {
    globalThis.retryWait ??= 250
  })
  void context.addInitScript(keepMessages)
  void context.addInitScript(recordShifts)
}

/** How many requests of a page have no answer yet. */
export function pendingRequests(page: Page) {
  return pending.get(page)?.size ?? 0
}

/** From now on `pendingRequests` knows them. */
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
  // another document was loaded: of the requests of the one before nothing is told any more
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame() || !isLeft) return
    isLeft = false
    for (const request of requests) if (!request.isNavigationRequest()) requests.delete(request)
  })
}

/** It stays open while the page is looked at. */
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

  /** Sent in two parts, a line that ends with a blank has it elsewhere once the next word comes. */
  function isOfBlanks({ sources }: LayoutShift) {
    return sources.length > 0 && sources.every(({ node }) => node instanceof Text && node.data.trim() === "")
  }

  /** The browser counts its 500 ms from when a key was pressed; a busy machine handles it later than that. */
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

  /** As much of it as is in the window. */
  function inPixels({ top, bottom }: DOMRectReadOnly) {
    return `${Math.round(top)}–${Math.round(bottom)}`
  }
}
