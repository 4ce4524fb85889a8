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

/** A screen when it is not simply full, and how one comes to see it so. */
export type State = {
  name: string
  /** One page for each of them; what a state before has done to its person is still so. */
  who: string
  show: (page: Page, product: Product) => Promise<unknown>
}

/** A page on which `who` of the demo is signed in, unless it is someone who is new. */
export async function enter(site: Pages, who: string, { width, colorScheme }: Look) {
  const page = await site.newPage({ viewport: { width, height }, colorScheme })
  if (who.includes("@")) await signInOn(page, site, who)
  return page
}

/** Shows one state after the other to someone who looks at it; `startedAt` is when that began, in ms. */
export async function eachState(
  site: Site,
  states: State[],
  look: (page: Page, state: State, startedAt: number) => Promise<unknown>,
) {
  const pages = new Map<string, Page>()
  for (const state of states) {
    const page = pages.get(state.who) ?? (await enter(site, state.who, onPhone))
    pages.set(state.who, page)
    await applyLook(page, onPhone)
    await page.evaluate(painted)
    const startedAt = Date.now()
    await state.show(page, site)
    await look(page, state, startedAt)
    // what was never answered would be sent as soon as it is no longer held
    await page.evaluate(() => stop())
    await page.unrouteAll({ behavior: "ignoreErrors" })
    await page.context().setOffline(false)
  }
}

/** Runs in a page: until what a change of its look moves has moved. */
function painted() {
  return new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
}

/** Gives a page that is open another look. */
export async function applyLook(page: Page, { width, colorScheme }: Look) {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme })
}

/** From now on what is asked, or this of it, is answered as on a slow network, after so many milliseconds. */
export async function late(page: Page, delay = 600, what = /\/api\/|\.data(\?|$)/) {
  await page.route(what, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })
}

/** From now on this is answered only while something is pressed: returns what presses it and lets go once it is there. */
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

/** Goes to a screen as a person does and waits until all of it is there. */
export async function open(page: Page, { path, follow, followNext, title }: Screen) {
  await page.goto(path)
  for (const link of [follow, followNext]) {
    if (!link) continue
    const left = page.url()
    await page.getByRole("link", { name: link }).first().click()
    // the page that is left may have the same title
    await page.waitForURL((address) => address.href !== left)
  }
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  await pageLoaded(page)
}

/** Waits until nothing of a page is on its way and it has done what it does with what came. */
export async function pageLoaded(page: Page) {
  await expect(async () => {
    expect(pendingRequests(page)).toBe(0)
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 })))
    expect(pendingRequests(page)).toBe(0)
    expect(await page.locator(".skeleton, .loading").count()).toBe(0)
  }).toPass({ intervals: [20, 50, 100], timeout: 30_000 })
}

/** As in Safari and Firefox, where Back is told to the page only by an entry of the history. */
export async function withoutCloseWatcher(page: Page) {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "CloseWatcher"))
}

/** Where in the history one is. */
export async function entryOf(page: Page) {
  return page.evaluate(() => navigation.currentEntry?.index ?? -1)
}
