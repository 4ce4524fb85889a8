import { coveredShare, edgesOf, overflow } from "./layout.ts"
import { bookNow, fillInBooking, openCategory } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { answerWith, openBooking } from "./states/showing.ts"
import { signedInAs } from "./signed-in.ts"
import { screenOf } from "./texts.ts"
import { openPageFor, onPhone, open, applyLook, pageLoaded } from "./visit.ts"

test("on a small phone a booking is a sheet at the bottom, its button in view", async ({ demo }) => {
  const page = await openPageFor(demo, "ana@backline.example", onPhone)
  await page.setViewportSize({ width: 360, height: 740 })
  await openCategory(page)
  await answerWith(page, "**/api/products/*", {
    productName: "Acoustic guitar with bag, capo, picks, ".repeat(2),
  })
  await bookNow(page)
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByLabel("Location")).toBeVisible()
  const [foot] = await edgesOf(dialog.locator(".sheet-foot"))
  const [lastField] = await edgesOf(dialog.getByLabel("Location"))
  expect(lastField?.bottom).toBeLessThanOrEqual(foot?.top ?? 0)
  await page.setViewportSize({ width: 360, height: 640 })
  const confirm = dialog.getByRole("button", { name: "CONFIRM BOOKING" })
  await expect(confirm).toBeInViewport({ ratio: 1 })
  expect(await edgesOf(dialog.locator(".modal-box"))).toMatchObject([{ bottom: 640 }])
  await dialog.getByLabel("Location").focus()
  await expect(dialog.getByLabel("Location")).toBeInViewport({ ratio: 1 })
  const [field] = await edgesOf(dialog.getByLabel("Location"))
  const [button] = await edgesOf(confirm)
  expect(field?.bottom).toBeLessThanOrEqual(button?.top ?? 0)
  await dialog.getByText("What you agree to").click()
  await expect(async () => {
    const [terms] = await edgesOf(dialog.locator("details"))
    expect(terms?.bottom).toBeLessThanOrEqual(button?.top ?? 0)
  }).toPass()
})

test(
  "nothing moves on a phone when a booking cannot be sent, or a card is empty",
  fullRun,
  async ({ demo }) => {
    const page = await openPageFor(demo, "ana@backline.example", onPhone)
    await openBooking(page)
    const sheet = page.getByRole("dialog").locator(".modal-box")
    await fillInBooking(sheet, "01800000003", "Khulna")
    const asFilledIn = await edgesOf(sheet)
    await page.route("**/api/bookings", (route) => route.abort())
    await sheet.getByRole("button", { name: "CONFIRM BOOKING" }).click()
    await expect(sheet.getByText(/We could not reach Backline/)).toBeVisible()
    expect(await edgesOf(sheet)).toEqual(asFilledIn)
    await page.unrouteAll()
    await open(page, screenOf("ana@backline.example", "Payment"))
    const card = page.getByRole("main").locator("form")
    const confirm = card.getByRole("button", { name: "CONFIRM PAYMENT" })
    await expect(confirm).toBeEnabled()
    const empty = await card.boundingBox()
    await confirm.click()
    await expect(card.getByText("Security code is required")).toBeVisible()
    expect(await card.boundingBox()).toMatchObject({ height: empty?.height })
  },
)

for (const who of ["visitor", "ana@backline.example"])
  test(`the header's entries can be told apart by ${who} at every width`, async ({ demo }) => {
    const page = await openPageFor(demo, who, { width: 640, colorScheme: "light" })
    await page.goto("/blog")
    for (const width of [360, 640, 768, 1023, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const entries = page.getByRole("navigation", { name: "Main" }).getByRole("link")
      await expect(entries).toHaveCount(who === "visitor" ? 3 : 6)
      const gaps = await entries.evaluateAll(gapsBetweenWords)
      // twice the gap between two words
      expect(Math.min(...gaps), `at ${width} px`).toBeGreaterThanOrEqual(8)
      expect(await overflow(page)).toBe(0)
    }
  })

/** Gaps between the texts of neighbouring links, in CSS pixels. */
function gapsBetweenWords(links: Element[]) {
  const words = links.map((link) => {
    const range = document.createRange()
    // text beside an icon is for screen readers only
    range.selectNodeContents(link.querySelector("svg") ?? link)
    return range.getBoundingClientRect()
  })
  return words.slice(1).map(({ left }, place) => left - (words[place]?.right ?? 0))
}

test("the dashboard's menu is one row of tabs on a phone, and bars leave four fifths of it", async ({
  demo,
}) => {
  const page = await openPageFor(demo, "admin@backline.example", onPhone)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/dashboard/audit")
  await pageLoaded(page)
  const tabs = page.getByRole("navigation", { name: "Dashboard" }).getByRole("link")
  const current = tabs.filter({ hasText: "Audit Log" })
  await expect(current).toBeInViewport({ ratio: 1 })
  const tops = (await edgesOf(tabs)).map(({ top }) => top)
  expect(new Set(tops).size).toBe(1)
  expect(await coveredShare(page)).toBeLessThanOrEqual(1 / 5)
  const browser = await page.context().newCDPSession(page)
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } })
  expect(await coveredShare(page), "at 200 % text").toBeLessThanOrEqual(1 / 3)
  expect(await overflow(page), "at 200 % text").toBe(0)
})

test("a seller's products are cards on a phone and a table with heads on a desk", async ({ demo }) => {
  const page = await openPageFor(demo, "rahim@backline.example", onPhone)
  await page.goto("/dashboard/myproducts")
  await pageLoaded(page)
  const rows = page.locator("tbody tr")
  const [first, second] = await edgesOf(rows)
  expect(second?.top).toBeGreaterThan(first?.bottom ?? 0)
  await expect(rows.first()).toHaveCSS("display", "grid")
  await expect(page.locator("th").first()).toBeHidden()
  await applyLook(page, { width: 1280, colorScheme: "light" })
  await expect(rows.first()).toHaveCSS("display", "table-row")
  await expect(page.getByRole("columnheader").first()).toBeVisible()
})

test("cards side by side have their actions in one line", async ({ demo }) => {
  const page = await signedInAs(demo, "ana", { viewport: { width: 768, height: 800 } })
  await page.goto("/dashboard/wishlist")
  await pageLoaded(page)
  const payments = await edgesOf(page.getByRole("row").getByText("MAKE PAYMENT"))
  expect(payments.length).toBeGreaterThan(1)
  expect(payments[0]?.bottom).toBe(payments[1]?.bottom)
})
