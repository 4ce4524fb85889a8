import { expect, type Locator, type Page } from "@playwright/test"
import type { Pages, Product, Site } from "./product.ts"
import { pendingRequests } from "./recorded.ts"
import { signInOn } from "./signed-in.ts"
import type { Screen } from "./screen.ts"

export const widths = [360, 768, 1280]
export const themes = ["light", "dark"] as const

export type Look = { width: number; colorScheme: (typeof themes)[number] }

export const onPhone = { width: 360, colorScheme: "light" } as const satisfies Look

const height = 800

/** An unusual state of a screen, and how to reach it. */
export type State = {
  name: string
  /** The states of a user share a page, so that the effects of earlier ones remain. */
  who: string
  show: (page: Page, product: Product) => Promise<unknown>
}

/** A page, signed in where `who` is a user of the demo. */
export async function openPageFor(site: Pages, who: string, { width, colorScheme }: Look) {
  const page = await site.newPage({ viewport: { width, height }, colorScheme })
  if (who.includes("@")) await signInOn(page, site, who)
  return page
}

/** Shows one state after the other; `startedAt` is the page's time in ms when it began. */
export async function eachState(
  site: Site,
  states: State[],
  look: (page: Page, state: State, startedAt: number) => Promise<unknown>,
) {
  const pages = new Map<string, Page>()
  for (const state of states) {
    const page = pages.get(state.who) ?? (await openPageFor(site, state.who, onPhone))
    pages.set(state.who, page)
    await applyLook(page, onPhone)
    await page.evaluate(painted)
    const startedAt = Date.now()
    await state.show(page, site)
    await look(page, state, startedAt)
    // requests that were never answered would be sent after unrouting
    await page.evaluate(() => stop())
    await page.unrouteAll({ behavior: "ignoreErrors" })
    await page.context().setOffline(false)
  }
}

/** Runs in the page: resolves after the second frame, when a change of look has been painted. */
function painted() {
  return new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
}

/** Changes the viewport and theme of an open page. */
export async function applyLook(page: Page, { width, colorScheme }: Look) {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme })
}

/** Delays matching responses from now on, as a slow network would; `delay` in milliseconds. */
export async function delayResponses(page: Page, delay = 600, what = /\/api\/|\.data(\?|$)/) {
  await page.route(what, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })
}

/** Holds matching responses back; returns a function that presses something and then lets them through. */
export async function holdUntilPressed(page: Page, what: RegExp) {
  const pressed = Promise.withResolvers<void>()
  await page.route(what, async (route) => {
    await pressed.promise
    await route.continue()
  })
  return async (target: Locator) => {
    await target.hover()
    await page.mouse.down()
    const answered = page.waitForEvent("requestfinished", (request) => what.test(request.url()))
    pressed.resolve()
    await answered
    await page.evaluate(() => new Promise((shown) => setTimeout(shown, 200)))
    await page.mouse.up()
  }
}

/** Navigates to a screen as a user would and waits until it has loaded. */
export async function open(page: Page, { path, follow, followNext, title }: Screen) {
  await page.goto(path)
  for (const link of [follow, followNext]) {
    if (!link) continue
    const left = page.url()
    await page.getByRole("link", { name: link }).first().click()
    // the page before may have the same title
    await page.waitForURL((address) => address.href !== left)
  }
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  await pageLoaded(page)
}

/** Waits until the page has no pending requests and is idle. */
export async function pageLoaded(page: Page) {
  await expect(async () => {
    expect(pendingRequests(page)).toBe(0)
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 })))
    expect(pendingRequests(page)).toBe(0)
    expect(await page.locator(".skeleton, .loading").count()).toBe(0)
  }).toPass({ intervals: [20, 50, 100], timeout: 30_000 })
}

/** Removes CloseWatcher, as in Safari and Firefox, where Back is only visible as a history entry. */
export async function withoutCloseWatcher(page: Page) {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "CloseWatcher"))
}

/** The index of the current history entry. */
export async function entryOf(page: Page) {
  return page.evaluate(() => navigation.currentEntry?.index ?? -1)
}
