import type { Locator, Page } from "@playwright/test"
import { logIn } from "./people.ts"
import { expect, test } from "./product.ts"

test("nothing moves for someone who wants less motion", async ({ browser, demo }) => {
  const page = await browser.newPage({ baseURL: demo.address, reducedMotion: "reduce" })
  await page.goto("/")
  expect(await moving(page)).toBe(0)
  await page.getByRole("link", { name: "START EXPLORING" }).click()
  await page.getByRole("link", { name: "Drums & Percussion" }).click()
  await expect(page).toHaveTitle("Drums & Percussion - Backline")
  expect(await moving(page)).toBe(0)
  await page.getByRole("link", { name: "All categories" }).click()
  await expect(page).toHaveTitle("Explore Products - Backline")
  expect(await moving(page)).toBe(0)
})

test("in forced colours one still sees where one is, what can be pressed and what is sold", async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ baseURL: demo.address, forcedColors: "active" })
  const page = await context.newPage()
  await page.goto("/login?from=/dashboard")
  await logIn(page, "rahim@backline.example")
  const menu = page.getByRole("navigation", { name: "Dashboard" })
  await menu.getByRole("link", { name: "My Products" }).click()
  await expect(page.getByRole("button", { name: /^DELETE/ }).first()).toBeVisible()
  const here = await border(menu.getByRole("link", { name: "My Products" }))
  expect(await border(menu.getByRole("link", { name: "Add Product" }))).not.toBe(here)
  expect(await border(page.getByRole("button", { name: /^DELETE/ }).first())).toMatch(/^1px solid/)
  await expect(page.getByText("SOLD (yes)").first()).toHaveCSS("border-left-style", "solid")
  await context.close()
})

test("at twice the size what has the focus is not behind a bar", async ({ browser, demo }) => {
  const page = await browser.newPage({ baseURL: demo.address, viewport: { width: 640, height: 400 } })
  await page.goto("/categories")
  await page.getByRole("link", { name: "Guitars & Basses" }).click()
  const book = page.getByRole("button", { name: /^BOOK NOW/ }).first()
  await book.focus()
  await expect(book).toBeInViewport({ ratio: 1 })
})

function moving(page: Page) {
  return page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === "running").length,
  )
}

function border(element: Locator) {
  return element.evaluate((shown) => getComputedStyle(shown).borderLeft)
}
