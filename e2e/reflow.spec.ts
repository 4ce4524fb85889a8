import type { Page } from "@playwright/test"
import { coveredShare, overflow } from "./layout.ts"
import { bookNow, openCategory, phone } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { openBooking } from "./states/showing.ts"
import { signedInAs } from "./signed-in.ts"
import { pageLoaded } from "./visit.ts"

/** A window of 1280 × 1024 at 400 % zoom (WCAG 1.4.10). */
const viewport = { width: 320, height: 256 }

test(
  "at four times the size no bar covers a page, and none is wider than the window",
  fullRun,
  async ({ demo }) => {
    const visitor = await demo.newPage({ viewport })
    for (const path of ["/", "/categories", "/blog", "/signup", "/login?from=/dashboard"])
      await expectRoomForContent(visitor, path)
    await openCategory(visitor)
    await expectRoomForContent(visitor, visitor.url())
    const page = await signedInAs(demo, "ana", { viewport })
    for (const path of ["/dashboard", "/dashboard/myorders", "/dashboard/wishlist"])
      await expectRoomForContent(page, path)
    await page.getByRole("button", { name: "See Options" }).click()
    await page
      .getByRole("navigation", { name: "See Options" })
      .getByRole("link", { name: "My Orders" })
      .click()
    await expect(page.getByRole("heading", { level: 1, name: "My Orders" })).toBeVisible()
    await page.getByRole("link", { name: "EXPLORE PRODUCTS", exact: true }).first().click()
    await expect(page).toHaveTitle("Explore Products - Backline")
  },
)

test("at four times the size a booking's fields are not behind its button", fullRun, async ({ demo }) => {
  const page = await signedInAs(demo, "ana", { viewport })
  await openCategory(page)
  await bookNow(page)
  const dialog = page.getByRole("dialog")
  const confirm = dialog.getByRole("button", { name: "CONFIRM BOOKING" })
  await dialog.getByLabel("Phone Number").focus()
  await expect(dialog.getByLabel("Phone Number")).toBeInViewport({ ratio: 1 })
  await expect(confirm).not.toBeInViewport()
  await confirm.focus()
  await expect(confirm).toBeInViewport({ ratio: 1 })

  const seller = await signedInAs(demo, "rahim", { viewport })
  await openBooking(seller)
  const reason = seller.getByRole("dialog").getByText(/^Only buyers can book\./)
  await expect(reason).toBeInViewport({ ratio: 1 })
  await seller.getByRole("dialog").getByRole("link").click()
  await expect(seller).toHaveURL(/\/dashboard\/myproducts$/)
})

test("with text of twice the size a phone's pages go on downwards only", fullRun, async ({ demo }) => {
  const page = await demo.newPage(phone)
  const browser = await page.context().newCDPSession(page)
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } })
  const product = await productIn(page)
  for (const path of [
    "/",
    "/categories",
    "/products?q=pedal&min=90,000&max=1",
    "/products?max=99",
    `/bn${product}`,
    product,
  ]) {
    await page.goto(path)
    await pageLoaded(page)
    expect(await overflow(page), path).toBe(0)
    expect(await coveredShare(page), path).toBeLessThanOrEqual(1 / 3)
  }
  await page.getByRole("link", { name: "See all products" }).click()
  await expect(page).toHaveURL(/sellers/)
  expect(await overflow(page)).toBe(0)
})

/** The path of the newest product. */
async function productIn(page: Page) {
  await page.goto("/products")
  const link = page.getByRole("article").first().getByRole("heading").getByRole("link")
  return (await link.getAttribute("href")) ?? ""
}

/** Expects fixed elements to leave three quarters of the window to the page, and the page to scroll only vertically. */
async function expectRoomForContent(page: Page, path: string) {
  await page.goto(path)
  await pageLoaded(page)
  await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }))
  expect(await coveredShare(page), path).toBeLessThan(0.25)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(viewport.width)
}
