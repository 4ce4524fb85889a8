import type { BrowserContextOptions, Page } from "@playwright/test"
import { isFull } from "../test/breadth.ts"
import { shifts } from "./layout.ts"
import { signUpSellerWith, furtherPages, kindFailed, ofOneKind, restFailed, rowsOf } from "./many-products.ts"
import { openCategory, phone, pressAndConfirm, removeAllProducts } from "./people.ts"
import { expect, fullRun, type Site, test } from "./product.ts"
import { expectToast } from "./toasts.ts"
import { delayResponses, pageLoaded } from "./visit.ts"

const desk = { viewport: { width: 1280, height: 800 } }

// other journeys have listed products in this category
test.beforeEach(({ empty }) => removeAllProducts(empty))
test.afterEach(({ empty }) => removeAllProducts(empty))

test("of a long list each page is one call, and what is done to a row moves nothing", async ({ empty }) => {
  const page = await sellerOf(empty, isFull ? 5_000 : 300, desk)
  const rows = rowsOf(page)
  await expect(page.getByText(/^\d+ products$/)).toHaveCount(0)
  const kinds = page.getByLabel("Show", { exact: true }).getByRole("option")
  await expect(kinds).toHaveText(["All", "Available", "Reserved", "Sold", "Withdrawn", "Advertised"])
  for (const count of [160, 260]) {
    await page.getByRole("button", { name: "Show more" }).click()
    await expect(rows).toHaveCount(count)
  }
  await pageLoaded(page)
  const names = await namesOf(page)
  const calls: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname.split("/", 3).join("/")}`)
  })

  const advertise = rows.nth(100).getByRole("button", { name: /^ADVERTISE/ })
  await advertise.scrollIntoViewIfNeeded()
  await advertise.press("Enter")
  await expectToast(page, "Product advertised successfully!")
  await expect(rows.nth(100).getByText("ADVERTISED").filter({ visible: true })).toHaveCount(1)
  await expect(rows.nth(100)).toBeFocused()

  const place = await page.evaluate(() => scrollY)
  await pressAndConfirm(rows.nth(100), "DELETE")
  await expectToast(page, `${names[100]} has been removed from your added products.`)
  await expect(rows).toHaveCount(259)
  expect(await namesOf(page)).toEqual(names.toSpliced(100, 1))
  await expect(rows.nth(100)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(place)
  await pageLoaded(page)
  expect(calls).toEqual(["PATCH /api/myProducts", "DELETE /api/products"])
})

test(
  "Show more keeps the focus until all is shown, and hands it on, cut or not",
  fullRun,
  async ({ empty }) => {
    const page = await sellerOf(empty, 200)
    const more = page.getByRole("button", { name: "Show more" })
    await more.press("Enter")
    await expect(rowsOf(page)).toHaveCount(160)
    await expect(more).toBeFocused()
    await more.press("Enter")
    await expect(rowsOf(page)).toHaveCount(200)
    await expect(rowsOf(page).nth(160)).toBeFocused()

    await page.reload()
    await more.press("Enter")
    await expect(rowsOf(page)).toHaveCount(160)
    await page.route(furtherPages, (route) => route.abort())
    await more.press("Enter")
    await expect(page.getByText(restFailed)).toBeVisible()
    const retry = page.getByRole("button", { name: "Retry" })
    await expect(retry).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(retry).toHaveAttribute("aria-busy", "true")
    await expect(page.getByText(restFailed)).toBeHidden()
    await page.unrouteAll()
    await expect(rowsOf(page)).toHaveCount(200)
    await expect(rowsOf(page).nth(160)).toBeFocused()
  },
)

test(
  "a category of more than one page is read on from its top, and its beginning",
  fullRun,
  async ({ empty }) => {
    const page = await sellerOf(empty, 40, phone)
    await openCategory(page)
    const title = page.getByRole("heading", { level: 1, name: "Guitars & Basses" })
    const names = page.getByRole("article").getByRole("heading")
    const next = page.getByRole("link", { name: "Next page" })
    const first = page.getByRole("link", { name: "First page" })
    await expect(names).toHaveCount(24)
    await expect(first).toHaveCount(0)
    const shown = await names.allInnerTexts()

    await next.press("Enter")
    await expect(title).toBeFocused()
    await expect(title).toBeInViewport({ ratio: 1 })
    await expect(next).toHaveCount(0)
    const others = await names.allInnerTexts()
    expect(others.length).toBeGreaterThan(0)
    expect(others.filter((name) => shown.includes(name))).toEqual([])

    await first.press("Enter")
    await expect(first).toHaveCount(0)
    await expect(title).toBeFocused()
    expect(await names.allInnerTexts()).toEqual(shown)
  },
)

test("a long list is put in order by the server, page by page, and stays so", fullRun, async ({ empty }) => {
  const page = await sellerOf(empty, 200, phone)
  await delayResponses(page)
  const sortBy = page.getByLabel("Sort by")
  await sortBy.focus()
  await sortBy.selectOption("Selling Price ↑")
  await expect(rowsOf(page).first()).toContainText("No. 1")
  const firstNames = Array.from({ length: 160 }, (_, index) => `No. ${index + 1}`)
  expect(await namesOf(page)).toEqual(firstNames.slice(0, 60))
  await expect(sortBy).toBeFocused()
  expect(await shifts(page)).toEqual([])
  await page.getByRole("button", { name: "Show more" }).click()
  await expect(rowsOf(page)).toHaveCount(160)
  expect(await namesOf(page)).toEqual(firstNames)

  await page.reload()
  await expect(rowsOf(page)).toHaveCount(60)
  expect(await namesOf(page)).toEqual(firstNames.slice(0, 60))
  await page.goto("/dashboard")
  await page.goBack()
  await expect(sortBy.locator("option:checked")).toHaveText("Selling Price ↑")
  await expect(rowsOf(page).first()).toContainText("No. 1")
})

test(
  "products of one kind are read page by page; a kind that fails can be asked for again",
  fullRun,
  async ({ empty }) => {
    const page = await sellerOf(empty, 700, desk)
    const show = page.getByLabel("Show", { exact: true })
    await page.route(ofOneKind, (route) => route.abort())
    await show.selectOption("Sold")
    await expect(page.getByText(kindFailed)).toBeVisible()
    await page.unrouteAll()
    await page.getByRole("button", { name: "Retry" }).click()
    await expect(rowsOf(page)).toHaveCount(60)
    await page.getByRole("button", { name: "Show more" }).click()
    await expect(rowsOf(page)).toHaveCount(70)
    await show.selectOption("Advertised")
    await expect(page.getByText("None of your products is like that.")).toBeVisible()
    await page.getByRole("link", { name: "SHOW ALL" }).click()
    await expect(show).toHaveValue("all")
    await expect(rowsOf(page)).toHaveCount(60)
  },
)

async function sellerOf(empty: Site, count: number, look?: BrowserContextOptions) {
  const page = await empty.newPage(look)
  await signUpSellerWith(page, empty, count)
  return page
}

async function namesOf(page: Page) {
  return rowsOf(page)
    .getByText(/^No\. \d+$/)
    .allInnerTexts()
}
