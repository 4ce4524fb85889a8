import { edgesOf } from "./layout.ts"
import { logIn, openCategory } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { signedInAs } from "./signed-in.ts"
import { delayResponses } from "./visit.ts"

test("public pages give their content without JavaScript", async ({ demo }) => {
  const page = await demo.newPage({ javaScriptEnabled: false })
  await page.goto("/")
  await expect(page).toHaveTitle("Home - Backline")
  await expect(page.getByRole("heading", { level: 1, name: "Welcome to THE BACKLINE" })).toBeVisible()
  await expect(page.getByText("The best place for second-hand musical accessories!").first()).toBeVisible()
  await expect(page.getByRole("heading", { name: "CHECK OUT WHAT'S TRENDING" })).toBeVisible()
  await expect(page.getByRole("group", { name: "1 of 4" })).toBeVisible()
  await page.getByText("How can I pay?").click()
  await expect(page.getByText(/cash on delivery after meeting the seller in person/)).toBeVisible()
  await page.getByRole("link", { name: "BLOG" }).click()
  await page.getByText("How does prototypal inheritance work?").click()
  await expect(page.getByText(/prototype chain/).first()).toBeVisible()
  await page.goto("/")
  await page.getByRole("link", { name: "START EXPLORING" }).click()
  await expect(page).toHaveTitle("Explore Products - Backline")
  await page.getByRole("link", { name: /Drums & Percussion/ }).click()
  await expect(page).toHaveTitle("Drums & Percussion - Backline")
  await expect(page.getByRole("article").first()).toBeVisible()
  // only the browser knows who is signed in
  await page.goto("/dashboard")
  await expect(page.getByText("Your dashboard needs JavaScript.")).toBeVisible()
})

test("an unknown address says so, with status 404", async ({ demo }) => {
  const page = await demo.newPage()
  for (const path of [
    "/nowhere",
    "/dev/gallery",
    "/categories/00000000-0000-7000-8000-000000000000",
    "/categories/%00",
  ]) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByText("Sorry, that address could not be found.")).toBeVisible()
    await expect(page).toHaveTitle("Not Found - Backline")
  }
})

test("the demo shows its people at the login page, and each logs in by a press", async ({ demo }) => {
  for (const [email, label] of [
    ["rahim@backline.example", "My Products"],
    ["ana@backline.example", "My Orders"],
  ] as const) {
    const page = await demo.newPage()
    await page.goto("/login?from=/dashboard")
    await page.getByRole("button", { name: email }).click()
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email)
    await page.getByRole("button", { name: "LOGIN", exact: true }).click()
    await expect(page.getByRole("link", { name: label, exact: true })).toBeVisible()
    await page.getByRole("link", { name: label, exact: true }).click()
    await expect(page.getByRole("table")).toBeVisible()
  }
})

test(
  "whoever logs in on a slow network is not told that the page is for someone else",
  fullRun,
  async ({ demo }) => {
    const page = await demo.newPage()
    await page.goto("/login?from=/categories")
    await page.evaluate(recordLoggedInSentence)
    await delayResponses(page)
    await logIn(page, "ana@backline.example")
    await expect(page).toHaveTitle("Explore Products - Backline")
    await expect(page.locator("html")).not.toHaveAttribute("data-told")
    await page.goto("/login?from=/dashboard/addproducts")
    await expect(page.getByText("You are logged in as Ana Gomes")).toBeVisible()
    for (const [at, next] of [
      ["/login", "/dashboard"],
      ["/login?from=/dashboard/wishlist", "/dashboard/wishlist"],
    ] as const) {
      await page.goto(at)
      await expect(page).toHaveURL(next)
    }
  },
)

test("a question of the blog can be linked to, and opens", async ({ demo }) => {
  const page = await demo.newPage()
  await page.goto("/blog")
  await expect(page.getByText("The compiler now takes much of the second away.")).toBeHidden()
  await page.goto("/blog#frameworks")
  await expect(page.getByText(/The compiler now takes much of the second away/)).toBeVisible()
  await page.getByText("What is a unit test? Why should we write unit tests?").click()
  await page.getByRole("link", { name: /^Link to this answer: What is a unit test/ }).click()
  await expect(page).toHaveURL(/\/blog#unit-tests$/)
})

test("a page that failed says why, and comes with Retry", async ({ demo }) => {
  const page = await signedInAs(demo, "ana")
  await page.goto("/categories")
  const header = await page.getByRole("banner").elementHandle()
  const styles = await page.locator("link[rel=stylesheet]").elementHandle()
  await page.route("**/api/categories/*", (route) => route.abort())
  await page.getByRole("link", { name: /Drums & Percussion/ }).click()
  const reason = page.getByText("We could not reach Backline. Check your connection and try again.")
  await expect(reason).toBeVisible()
  await expect(page.getByRole("button", { name: "logging out" })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole("button", { name: "Retry" }).click()
  await expect(page).toHaveTitle("Drums & Percussion - Backline")
  // the rest of the page is unchanged
  for (const part of [header, styles]) expect(await part?.evaluate((node) => node.isConnected)).toBe(true)
})

test("categories stand in three columns on a large screen", async ({ demo }) => {
  for (const width of [768, 1280]) {
    const page = await demo.newPage({ viewport: { width, height: 800 } })
    for (const path of ["/", "/categories"]) {
      await page.goto(path)
      const cards = page.locator("main a[href^='/categories/']:not([href*='#'])")
      const tops = (await edgesOf(cards)).map(({ top }) => top)
      expect(tops).toHaveLength(9)
      for (const row of [0, 3, 6]) expect(new Set(tops.slice(row, row + 3)).size).toBe(1)
      expect(new Set(tops).size).toBe(3)
    }
  }
})

test("prices of a row stand on one line, whatever is over them", async ({ demo }) => {
  const page = await demo.newPage({ viewport: { width: 768, height: 800 } })
  await openCategory(page)
  const products = page.getByRole("article")
  await expect(products.nth(1)).toBeVisible()
  await products
    .first()
    .getByRole("heading")
    .evaluate((name) => (name.textContent = "A twelve-string acoustic jumbo guitar with a solid spruce top"))
  const prices = products.locator("strong").filter({ hasText: /^[\d,]+ BDT$/ })
  const [first, second] = [await prices.nth(0).boundingBox(), await prices.nth(1).boundingBox()]
  expect(first?.y).toBeCloseTo(second?.y ?? 0, 0)
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await products
      .locator("dd time")
      .evaluateAll((dates) => dates.map((date) => date.getClientRects().length))
    expect(new Set(lines), `dates at ${width} px`).toEqual(new Set([1]))
  }
})

/** Records whether the sentence was ever shown, even briefly. */
function recordLoggedInSentence() {
  new MutationObserver(() => {
    if (document.body.innerText.includes("You are logged in as"))
      document.documentElement.dataset["told"] = ""
  }).observe(document.body, { childList: true, subtree: true })
}
