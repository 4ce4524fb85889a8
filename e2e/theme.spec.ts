import type { Page } from "@playwright/test"
import { expect, test } from "./product.ts"
import { whole } from "./visit.ts"

const dark = "rgb(22, 19, 17)"
const light = "rgb(251, 247, 240)"

test("whoever changes the theme keeps it, without a flash of the other one, in every tab", async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ baseURL: demo.address, colorScheme: "light" })
  const [page, other] = [await context.newPage(), await context.newPage()]
  await page.goto("/")
  await other.goto("/categories")
  await expect(page.locator("html")).toHaveCSS("background-color", light)
  await changeTheme(page)
  await expect(page.locator("html")).toHaveCSS("background-color", dark)
  await expect(other.locator("html")).toHaveCSS("background-color", dark)

  await page.addInitScript(watchGround)
  await page.reload()
  await whole(page)
  expect(await page.evaluate(() => sessionStorage.getItem("grounds"))).toBe(dark)
  await changeTheme(other)
  await expect(page.locator("html")).toHaveCSS("background-color", light)
  await context.close()
})

test("without a choice the theme is that of the system", async ({ browser, demo }) => {
  const page = await browser.newPage({ baseURL: demo.address, colorScheme: "dark" })
  await page.goto("/")
  await expect(page.locator("html")).toHaveCSS("background-color", dark)
  await page.emulateMedia({ colorScheme: "light" })
  await expect(page.locator("html")).toHaveCSS("background-color", light)
})

function changeTheme(page: Page) {
  return page.getByRole("button", { name: "Change between light and dark" }).click()
}

/** Keeps on which grounds this page is painted, from its first frame with a body on. */
function watchGround() {
  const grounds = new Set<string>()
  requestAnimationFrame(function look() {
    if (document.body) grounds.add(getComputedStyle(document.documentElement).backgroundColor)
    sessionStorage.setItem("grounds", [...grounds].join())
    requestAnimationFrame(look)
  })
}
