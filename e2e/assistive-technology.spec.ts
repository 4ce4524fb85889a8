import type { Locator } from "@playwright/test"
import { bookNow, fillInBooking, logIn, logOut, openCategory } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { signedIn, signedInAs } from "./signed-in.ts"
import { pageLoaded } from "./visit.ts"

test(
  "in forced colours one sees where one is, what can be pressed and what is sold",
  fullRun,
  async ({ demo }) => {
    const page = await signedInAs(demo, "rahim", { forcedColors: "active" })
    await page.goto("/dashboard/myproducts")
    const menu = page.getByRole("navigation", { name: "Dashboard" })
    await expect(page.getByRole("button", { name: /^DELETE/ }).first()).toBeVisible()
    const here = await border(menu.getByRole("link", { name: "My Products" }))
    expect(await border(menu.getByRole("link", { name: "Add Product" }))).not.toBe(here)
    expect(await border(page.getByRole("button", { name: /^DELETE/ }).first())).toMatch(/^1px solid/)
    await expect(page.getByText("SOLD (yes)").first()).toHaveCSS("border-left-style", "solid")
  },
)

test(
  "in forced colours a buyer sees what is sold, its condition, waiting and forms",
  fullRun,
  async ({ demo }) => {
    const { page } = await signedIn(demo, "Tania", "Buyer", { forcedColors: "active" })
    await page.goto("/")
    const ink = await background(page.getByRole("button", { name: "Show slide 1" }).locator("span"))
    const other = page.getByRole("button", { name: "Show slide 2" }).locator("span")
    expect(await background(other)).not.toBe(ink)
    expect(await border(other)).toMatch(/^2px solid/)
    const seen = Promise.withResolvers<void>()
    await page.route(/\/api\/categories\//, async (route) => {
      await seen.promise
      await route.continue()
    })
    await page.getByRole("link", { name: /Guitars & Basses/ }).click()
    expect(await background(page.locator(".pending-bar"))).toBe(ink)
    seen.resolve()
    await expect(page).toHaveTitle("Guitars & Basses - Backline")
    const stamp = page.getByText("SOLD", { exact: true }).first()
    await expect(stamp).toHaveCSS("color", ink)
    expect(await border(stamp)).toMatch(/^4px solid/)
    const dots = page.getByRole("article").getByText("Good", { exact: true }).first().locator("span > span")
    expect(await background(dots.first())).toBe(ink)
    expect(await background(dots.nth(1))).toBe(ink)
    expect(await background(dots.last())).not.toBe(ink)
    expect(await border(dots.last())).toMatch(/^1px solid/)
    await bookNow(page)
    const dialog = page.getByRole("dialog")
    await expect(dialog.locator(".modal-box")).toHaveCSS("border-top-width", "4px")
    expect(await border(dialog.getByLabel("Location"))).toMatch(/^1px solid/)
    await fillInBooking(dialog, "01800000002", "Mirpur, Dhaka")
    await dialog.getByRole("button", { name: "CONFIRM BOOKING" }).click()
    await page
      .getByRole("link", { name: /^MAKE PAYMENT/ })
      .first()
      .click()
    expect(await border(page.getByLabel("Card number"))).toMatch(/^1px solid/)
    expect(await border(page.getByRole("button", { name: "CONFIRM PAYMENT" }))).toMatch(/^1px solid/)
  },
)

test("the title of a screen is said when one goes there, and not when a page is loaded", async ({ demo }) => {
  const page = await demo.newPage()
  await page.goto("/")
  await pageLoaded(page)
  const title = page.locator("body > p[aria-live=polite]")
  await page.getByRole("navigation").getByRole("link", { name: "EXPLORE PRODUCTS" }).click()
  await expect(title).toHaveText(/ - Backline$/)
  expect(await title.textContent()).toBe(await page.title())
  await page.reload()
  await pageLoaded(page)
  await expect(title).toBeEmpty()
  await page.goBack()
  await expect(page.getByRole("link", { name: "START EXPLORING" })).toBeVisible()
  await expect(title).toHaveText(await page.title())
})

test("a message is said by a region that stood there before it", async ({ demo }) => {
  const page = await demo.newPage()
  await page.goto("/login?from=/dashboard")
  const messages = page.getByRole("log", { name: "Notices" })
  expect(await messages.textContent()).toBe("")
  // a handle, so that the region is not looked up again
  const heard = await messages.evaluateHandle(listen)
  await logIn(page, "ana@backline.example")
  await logOut(page)
  const { texts, within } = await heard.jsonValue()
  expect(texts.join("\n")).toContain("Logged out successfully!")
  // a live region nested in another would be announced twice
  expect(within).toEqual([])
})

test("at twice the size what has the focus is not behind a bar", async ({ demo }) => {
  const page = await demo.newPage({ viewport: { width: 640, height: 400 } })
  await openCategory(page)
  const book = page.getByRole("button", { name: /^BOOK NOW/ }).first()
  await book.focus()
  await expect(book).toBeInViewport({ ratio: 1 })
})

/** Records all later texts of a live region, and live regions nested in it; toasts disappear after two seconds. */
function listen(region: Element) {
  const heard: { texts: string[]; within: string[] } = { texts: [], within: [] }
  new MutationObserver(() => {
    heard.texts.push(region.textContent)
    for (const other of region.querySelectorAll("output, [role], [aria-live]"))
      heard.within.push(other.outerHTML)
  }).observe(region, { childList: true, subtree: true, attributes: true })
  return heard
}

function background(element: Locator) {
  return element.evaluate((shown) => getComputedStyle(shown).backgroundColor)
}

function border(element: Locator) {
  return element.evaluate((shown) => getComputedStyle(shown).borderLeft)
}
