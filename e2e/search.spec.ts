import type { Locator } from "@playwright/test"
import { deal } from "../test/acts/dealing.ts"
import { bookProduct } from "../test/acts/paying.ts"
import { edgesOf, overflow, shifts } from "./layout.ts"
import { openCategory, phone, tabTo } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { signedIn, signedInAs } from "./signed-in.ts"
import { pageLoaded } from "./visit.ts"

test("a guitarist with a phone finds a pedal and comes to its booking in six taps", async ({ demo }) => {
  const page = await signedInAs(demo, "ana", phone)
  await page.goto("/")
  let taps = 0
  const tap = async (what: Locator) => {
    taps += 1
    await what.tap()
  }
  await tap(page.getByRole("banner").getByRole("button", { name: "Search" }).first())
  await page.getByRole("combobox", { name: /^Search gear/ }).pressSequentially("pedal")
  await tap(page.getByRole("button", { name: "Search" }).last())
  await expect(page).toHaveURL(/\/products\?q=pedal$/)
  await expect(page.getByRole("article").nth(3)).toBeInViewport({ ratio: 0.9 })
  await tap(page.getByRole("button", { name: "Filters" }))
  await page.getByLabel("Highest price").fill("৮,০০০")
  await tap(page.getByRole("button", { name: /^SHOW/ }))
  await expect(page).toHaveURL(/max=/)
  const card = page.getByRole("article").filter({ hasText: "Boss DS-1" })
  await expect(page.getByRole("article").filter({ hasText: "Tube Screamer" })).toHaveCount(0)
  await expect(card.getByText("6,500 BDT")).toBeInViewport()
  await expect(card.getByText("Dhanmondi, Dhaka")).toBeInViewport()
  await tap(card.locator("summary").first())
  await tap(card.getByRole("button", { name: /^BOOK NOW/ }))
  await expect(page.getByRole("dialog").getByRole("button", { name: "CONFIRM BOOKING" })).toBeVisible()
  expect(taps).toBe(6)
})

test("without JavaScript a search is a plain form, and each filter can be taken off", async ({ demo }) => {
  const page = await demo.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })
  await page.goto("/categories")
  await page
    .getByRole("main")
    .getByLabel(/^Search gear/)
    .fill("pedals")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1 })).toContainText("pedals")
  await page.getByRole("checkbox", { name: /^Good/ }).check()
  await page.getByRole("checkbox", { name: /^Fair/ }).check()
  await page.getByLabel("Lowest price").fill("9,000")
  await page.getByLabel("Highest price").fill("5000")
  await page.getByRole("button", { name: /^SHOW/ }).click()
  await expect(page.getByText("we swapped them").first()).toBeVisible()
  await expect(page, "empty fields are not in its address").not.toHaveURL(/=(?:&|$)/)
  await expect(page.getByLabel("Lowest price")).toHaveValue("5000")
  await expect(page.getByRole("heading", { name: "Boss DS-1 Distortion" })).toBeVisible()
  await page.getByRole("link", { name: "Take off: Fair" }).click()
  await page.getByRole("link", { name: "Take off: Good" }).click()
  await expect(page.getByRole("checkbox", { name: /^Good/ })).not.toBeChecked()
  await expect(page.getByRole("heading", { name: "Vox V847 Wah" })).toBeVisible()
  await page.getByLabel("Sort by").selectOption("Highest price first")
  await page.getByRole("button", { name: /^SHOW/ }).click()
  await expect(page.getByRole("article").first()).toContainText("Dunlop Cry Baby")
})

test(
  "what one has searched for comes again, by keyboard alone, back and reload included",
  fullRun,
  async ({ demo }) => {
    const page = await demo.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto("/blog")
    await page.keyboard.press("/")
    const field = page
      .getByRole("banner")
      .getByRole("searchbox")
      .or(page.getByRole("combobox", { name: /^Search gear/ }))
    await expect(field).toBeFocused()
    await page.keyboard.type("yamaha")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/q=yamaha$/)
    await expect(page.getByRole("article").first()).toBeVisible()
    const excellent = page.getByRole("checkbox", { name: /^Excellent/ })
    await tabTo(page, excellent)
    await page.keyboard.press("Space")
    await expect(page).toHaveURL(/condition=Excellent/)
    await expect(excellent).toBeFocused()
    await page.reload()
    await expect(excellent).toBeChecked()
    // navigating to the current address adds no history entry
    await page.getByRole("button", { name: /^SHOW/ }).press("Enter")
    await page.goBack()
    await expect(excellent).not.toBeChecked()
    await page.keyboard.press("/")
    await field.fill("")
    await expect(page.getByRole("option", { name: "yamaha" })).toBeVisible()
    await page.keyboard.press("ArrowDown")
    await expect(page.getByRole("option", { name: "yamaha" })).toHaveAttribute("aria-selected", "true")
    await page.keyboard.press("Escape")
    await expect(page.getByRole("banner").getByRole("option")).toHaveCount(0)
    await expect(field).toBeFocused()
  },
)

test("whoever turns a tablet while the search is open finds its field in the bar", async ({ demo }) => {
  const page = await demo.newPage({ viewport: { width: 768, height: 1280 } })
  await page.goto("/blog")
  await page.getByRole("banner").getByRole("button", { name: "Search" }).first().click()
  await expect(page.locator("#search:popover-open")).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 768 })
  await expect(page.locator("#search:popover-open")).toHaveCount(0)
  await expect(page.locator("#search").getByRole("combobox")).toBeVisible()
})

test("a list keeps its place after a product was looked at", fullRun, async ({ demo }) => {
  const page = await demo.newPage(phone)
  await page.goto("/products")
  const sixth = page.getByRole("article").nth(5)
  await sixth.getByRole("heading").scrollIntoViewIfNeeded()
  const [before] = await edgesOf(sixth)
  await sixth.getByRole("link").last().click()
  await expect(page).toHaveURL(/\/products\/[\da-f-]{36}/)
  await page.goBack()
  await expect(sixth).toBeInViewport()
  expect((await edgesOf(sixth))[0]?.top).toBeCloseTo(before?.top ?? 0, -1)
})

test(
  "back and reload find results, filters, a product and its booking as they were",
  fullRun,
  async ({ demo }) => {
    const { page } = await signedIn(demo, "Nila", "Buyer", phone)
    await page.goto("/products")
    await page.getByRole("button", { name: "Filters" }).tap()
    const good = page.getByRole("checkbox", { name: /^Good/ })
    await good.check()
    await expect(page).toHaveURL(/condition=Good/)
    await page.goBack()
    await page.getByRole("button", { name: "Filters", exact: true }).tap()
    await expect(good).not.toBeChecked()
    await page.goForward()
    await expect(good).toBeChecked()
    await page.getByRole("button", { name: /^SHOW/ }).tap()
    await expect(good).toBeHidden()
    await pageLoaded(page)
    const fifth = page.getByRole("article").nth(4)
    await fifth.getByRole("heading").scrollIntoViewIfNeeded()
    const [before] = await edgesOf(fifth)
    const isInPlace = async () => expect((await edgesOf(fifth))[0]?.top).toBeCloseTo(before?.top ?? 0, -1)
    await page.reload()
    await expect(page.getByRole("link", { name: "Take off: Good" })).toBeAttached()
    await expect(isInPlace).toPass()

    await fifth.getByRole("link").last().click()
    await page
      .getByRole("button", { name: /^BOOK NOW/ })
      .first()
      .click()
    const phoneNumber = page.getByRole("dialog").getByLabel("Phone Number")
    await phoneNumber.fill("01800000003")
    await page.reload()
    await expect(phoneNumber).toHaveValue("01800000003")
    await page.goBack()
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await expect(page).toHaveURL(/\/products\/[\da-f-]{36}\/[^?]+$/)
    await page.goBack()
    await expect(isInPlace).toPass()
  },
)

test("slow suggestions neither hold up typing nor replace newer ones", fullRun, async ({ demo }) => {
  const page = await demo.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto("/")
  await page.route("**/api/suggestions?q=ya", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue()
  })
  await page.keyboard.press("/")
  await page.keyboard.type("ya")
  await page.waitForRequest(/suggestions\?q=ya$/)
  await page.keyboard.type("maha f310")
  const option = page.getByRole("option", { name: /Yamaha F310/ }).first()
  await expect(option).toBeVisible()
  await page.waitForResponse(/suggestions\?q=ya$/)
  await expect(option).toBeVisible()
})

const strange = [
  "q=%00",
  "q=%25%5F%5C%27%22",
  "q=%26%7C%21%28%29%3A%2A",
  "q=%F0%9F%8E%B8",
  "q=%E2%80%AE%E0%A6%97%E0%A6%BF%E0%A6%9F%E0%A6%BE%E0%A6%B0+abc",
  `q=${"a".repeat(2_000)}`,
  "min=abc",
  "max=-1",
  "min=1e9",
  "district=atlantis",
  "condition=Mint",
  "posted=never",
  "sort=up",
  "available=maybe",
  "verified=1",
  "category=none",
  "after=nonsense",
  "sort=price&after=00000000-0000-7000-8000-000000000000",
]

test(
  "whatever stands in its address, the search is a page with its form filled in",
  fullRun,
  async ({ demo }) => {
    const page = await demo.newPage({ viewport: { width: 1280, height: 800 } })
    for (const search of strange) {
      const response = await page.goto(`/products?${search}`)
      expect([200, 400], search).toContain(response?.status())
      await expect(page.getByRole("heading", { name: "Filters" }), search).toBeVisible()
      if (response?.status() === 400)
        await expect(page.getByRole("alert").filter({ hasText: "We left out" }), search).toBeVisible()
      await expect(page.getByText("Invalid option"), search).toHaveCount(0)
      expect(await overflow(page), search).toBe(0)
    }
    await page.goto(`/products?q=${"a".repeat(10_000)}`)
    await expect(page.getByText("The address is longer than we take.")).toBeVisible()
    await page.goto("/products?min=abc")
    await expect(page.getByLabel("Lowest price")).toHaveValue("abc")
    for (const sort of ["newest", "up"]) {
      await page.goto(`/products?sort=${sort}`)
      await pageLoaded(page)
      await expect(page.getByLabel("Sort by").locator(":checked")).toHaveText("Newest first")
    }
    await page.setViewportSize(phone.viewport)
    await page.goto("/products?min=9,000&max=৫০০০")
    await expect(page.getByText("we swapped them").filter({ visible: true })).toBeInViewport()
  },
)

test("a buyer sees in a list what is booked or wished for, without a jump", fullRun, async ({ demo }) => {
  const { page, person } = await signedIn(demo, "Nila", "Buyer")
  await openCategory(page)
  const ids = await page.getByRole("article").evaluateAll((cards) => cards.map(({ id }) => id))
  await bookProduct(person, ids[0] ?? "")
  await person.post("/api/wishlist", { product: { _id: ids[1] } })
  await deal(person, await bookProduct(person, ids[2] ?? ""), "cancel", {})
  await page.reload()
  await expect(page.getByRole("article").first().getByText("Booked by you")).toBeVisible()
  await expect(page.getByRole("article").nth(1).getByText("On your wishlist")).toBeVisible()
  await expect(page.getByRole("article").nth(2).getByText("Booked by you")).toBeHidden()
  expect(await shifts(page)).toEqual([])
  await page.goto(`/products/${ids[2]}?book`)
  await expect(page.getByRole("button", { name: "CONFIRM BOOKING" })).toBeVisible()
  await expect(page.getByLabel("Phone Number"), "known from the bookings before").toHaveValue("01800000001")
})
