import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test"
import { isFull } from "../test/breadth.ts"
import { recordRequests } from "./recorded.ts"

const free = new Map<string, Page[]>()
const lent = new Map<Page, Page[]>()
/** Pages kept of each kind; each takes the memory of a process. */
const most = 2
/** Pages with changes that cannot be undone. */
const changed = new WeakSet<Page>()
const devtools = new WeakMap<Page, CDPSession>()

/**
 * A page alone in its context. Reuses a cleaned page of an earlier test, because a browser compiles all scripts again
 * for a new one; in `npm run test:full` it is always new.
 */
export async function lendPage(browser: Browser, options: BrowserContextOptions) {
  const { viewport = { width: 1280, height: 720 }, colorScheme = "light", ...kind } = options
  const name = JSON.stringify(kind)
  const alike = free.get(name) ?? []
  free.set(name, alike)
  const page = alike.pop() ?? (await newPage(browser, options))
  lent.set(page, alike)
  if (viewport) await page.setViewportSize(viewport)
  await page.emulateMedia({
    colorScheme,
    reducedMotion: kind.reducedMotion ?? null,
    forcedColors: kind.forcedColors ?? null,
    media: null,
  })
  return page
}

/** Cleans lent pages for later tests, and closes all other pages. */
export async function reclaimPages(browser: Browser, isFailed: boolean) {
  for (const [page, alike] of lent) {
    const isWanted = !isFailed && !isFull && !changed.has(page) && alike.length < most
    if (isWanted && (await clean(page))) alike.push(page)
  }
  lent.clear()
  const kept = new Set([...free.values()].flat().map((page) => page.context()))
  await Promise.all(
    browser.contexts().map(async (context) => {
      if (!kept.has(context)) await context.close()
    }),
  )
}

async function newPage(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  devtools.set(page, await context.newCDPSession(page))
  if (options.serviceWorkers === "allow") changed.add(page)
  const { addInitScript, exposeFunction, clock } = page
  const [{ install }, { newCDPSession }] = [clock, context]
  Object.assign(page, {
    addInitScript: (...given: Parameters<Page["addInitScript"]>) => addInitScript.apply(mark(page), given),
    exposeFunction: (...given: Parameters<Page["exposeFunction"]>) => exposeFunction.apply(mark(page), given),
  })
  clock.install = (...given) => install.apply(mark(page).clock, given)
  context.newCDPSession = (...given) => newCDPSession.apply(mark(page).context(), given)
  return page
}

function mark(page: Page) {
  changed.add(page)
  return page
}

/** Resets a page; returns whether that was possible. */
async function clean(page: Page) {
  const context = page.context()
  page.removeAllListeners()
  try {
    // the smallest page of the origin; leaving the old one cancels its requests
    await page.goto("/healthz")
    await page.unrouteAll({ behavior: "ignoreErrors" })
    await page.evaluate(clearStorage)
    await devtools.get(page)?.send("Page.resetNavigationHistory")
    await context.clearCookies()
    await context.clearPermissions()
    for (const other of context.pages()) if (other !== page) await other.close()
    recordRequests(page)
    return true
  } catch {
    return false
  }
}

/** Runs in the page. */
async function clearStorage() {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name = "" } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
}
