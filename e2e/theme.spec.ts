import type { Page } from "@playwright/test"
import { expect, test } from "./product.ts"
import { pageLoaded } from "./visit.ts"

const dark = "rgb(22, 19, 17)"
const light = "rgb(251, 247, 240)"

test.use({ contextOptions: { reducedMotion: "no-preference" } })

test("whoever changes the theme keeps it in every tab, without a flash of the other", async ({ demo }) => {
  const context = await demo.newContext({ colorScheme: "light" })
  const [page, other] = [await context.newPage(), await context.newPage()]
  await page.goto("/")
  await other.goto("/categories")
  await expect(page.locator("html")).toHaveCSS("background-color", light)
  await themeSwitch(page).click()
  await expect(page.locator("html")).toHaveCSS("background-color", dark)
  await expect(other.locator("html")).toHaveCSS("background-color", dark)

  await page.addInitScript(watchBackground)
  await page.reload()
  await pageLoaded(page)
  expect(await page.evaluate(() => sessionStorage.getItem("backgrounds"))).toBe(dark)
  await themeSwitch(other).click()
  await expect(page.locator("html")).toHaveCSS("background-color", light)
})

test("without a choice the theme is the system's, and all of a page changes at once", async ({ demo }) => {
  const page = await demo.newPage({ colorScheme: "dark" })
  await page.goto("/")
  await expect(page.locator("html")).toHaveCSS("background-color", dark)
  await page.emulateMedia({ colorScheme: "light" })
  await expect(page.locator("html")).toHaveCSS("background-color", light)
  await pageLoaded(page)
  const slow = await themeSwitch(page).evaluate((button: HTMLElement) => {
    button.click()
    return document.getAnimations().filter((each) => each instanceof CSSTransition).length
  })
  expect(slow).toBe(0)
  await expect(page.locator("html")).toHaveCSS("background-color", dark)
  await expect(page.getByRole("link", { name: "START EXPLORING" })).not.toHaveCSS("transition-duration", "0s")
})

function themeSwitch(page: Page) {
  return page.getByRole("button", { name: "Change between light and dark" })
}

/** Records the page's background colours from the first frame with a body. */
function watchBackground() {
  const backgrounds = new Set<string>()
  requestAnimationFrame(function look() {
    if (document.body) backgrounds.add(getComputedStyle(document.documentElement).backgroundColor)
    sessionStorage.setItem("backgrounds", [...backgrounds].join())
    requestAnimationFrame(look)
  })
}
