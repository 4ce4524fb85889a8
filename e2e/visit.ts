import { expect, type Page } from "@playwright/test"
import { logIn } from "./people.ts"
import type { Product, Site } from "./product.ts"
import type { Screen } from "./texts.ts"

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
export async function enter({ newContext }: Pick<Site, "newContext">, who: string, look: Look) {
  const { width, colorScheme } = look
  const viewport = { width, height }
  const context = await newContext({ viewport, colorScheme, reducedMotion: "reduce" })
  const page = await context.newPage()
  if (!who.includes("@")) return page
  await page.goto("/login?from=/dashboard")
  await logIn(page, who)
  await expect(page.getByRole("heading", { level: 1, name: /Welcome/ })).toBeVisible()
  return page
}

/** Shows one state after the other to someone who looks at it; `begun` is when that began, in ms. */
export async function eachState(
  site: Site,
  states: State[],
  look: (page: Page, state: State, begun: number) => Promise<unknown>,
) {
  const pages = new Map<string, Page>()
  for (const state of states) {
    const page = pages.get(state.who) ?? (await enter(site, state.who, onPhone))
    pages.set(state.who, page)
    await wear(page, onPhone)
    // what moves by the change of the look has moved
    await page.waitForTimeout(100)
    const begun = Date.now()
    await state.show(page, site)
    await look(page, state, begun)
    // what was never answered would be sent as soon as it is no longer held
    await page.evaluate(() => stop())
    await page.unrouteAll({ behavior: "ignoreErrors" })
  }
  await Promise.all([...pages.values()].map((page) => page.context().close()))
}

/** Gives a page that is open another look. */
export async function wear(page: Page, { width, colorScheme }: Look) {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme })
}

/** From now on what is asked is answered as on a slow network, after so many milliseconds. */
export async function late(page: Page, delay = 600) {
  await page.route(/\/api\/|\.data(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue()
  })
}

/** Goes to a screen as a person does and waits until all of it is there. */
export async function open(page: Page, { path, follow, title }: Screen) {
  await page.goto(path)
  if (follow) await page.getByRole("link", { name: follow }).first().click()
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  await whole(page)
}

/** Until nothing of a page is on its way, or 20 s have passed. */
export async function whole(page: Page) {
  // at times that state is lost for good though nothing is on its way (microsoft/playwright#42598)
  await page.waitForLoadState("networkidle", { timeout: 20_000 }).catch(() => undefined)
  await expect(page.locator(".skeleton, .loading")).toHaveCount(0)
}
