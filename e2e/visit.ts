import { type Browser, expect, type Page } from "@playwright/test"
import { logIn } from "./people.ts"
import type { Screen } from "./texts.ts"

export type Look = { width: number; colorScheme: "light" | "dark" }

/** A page on which `who` of the demo is signed in, unless it is a visitor. */
export async function enter(browser: Browser, baseURL: string, who: string, look: Look) {
  const { width, colorScheme } = look
  const viewport = { width, height: 800 }
  const context = await browser.newContext({ baseURL, viewport, colorScheme, reducedMotion: "reduce" })
  const page = await context.newPage()
  if (who === "visitor") return page
  await page.goto("/login?from=/dashboard")
  await logIn(page, who)
  await expect(page.getByRole("heading", { level: 1, name: /Welcome/ })).toBeVisible()
  return page
}

/** From now on what is asked is answered as on a slow network. */
export async function late(page: Page) {
  await page.route(/\/api\/|\.data(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
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

/** Until nothing of a page is on its way. */
export async function whole(page: Page) {
  await page.waitForLoadState("networkidle")
  await expect(page.locator(".skeleton, .loading")).toHaveCount(0)
}
