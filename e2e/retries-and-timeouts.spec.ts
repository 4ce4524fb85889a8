import type { Page } from "@playwright/test"
import { scriptOfScreen, scriptWith } from "./chunks.ts"
import { aPhoto, bookNow, fillInMessage, fillInProduct, openCategory } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { expectToast } from "./toasts.ts"
import { newProduct, signedIn, signedInAs } from "./signed-in.ts"

test("a list that cannot be loaded says so after three retries, and Retry loads it", async ({ empty }) => {
  const { page } = await signedIn(empty, "Ana", "Buyer")
  // the product's real retry delay, which other tests shorten
  await page.addInitScript(() => {
    globalThis.retryWait = 1_000
  })
  let requestCount = 0
  await page.route("**/api/bookings?**", (route) => {
    requestCount += 1
    return route.abort()
  })
  await page.clock.install()
  await page.goto("/dashboard/myorders")
  for (const [count, wait] of [1_000, 2_000, 4_000].entries()) {
    await expect.poll(() => requestCount).toBe(count + 1)
    await page.clock.runFor(wait + 100)
  }
  await expect(page.getByText("Your bookings could not be loaded.")).toBeVisible()
  expect(requestCount).toBe(4)
  await page.unroute("**/api/bookings?**")
  await page.getByRole("button", { name: "Retry" }).click()
  await expect(page.getByText("You have not booked any products yet")).toBeVisible()
})

test("what does not reach the server is told with Retry, and nothing typed is lost", async ({ empty }) => {
  const { page } = await signedIn(empty, "Rahim", "Seller")
  await page.route("**/api/images", (route) => route.abort())
  await fillInProduct(page, "Roland SPD-SX", await aPhoto())
  for (const [button, address] of [
    ["ADD PRODUCT", "**/api/images"],
    ["Retry", "**/api/products"],
  ] as const) {
    await page.route(address, (route) => route.abort())
    const cut = page.waitForEvent("requestfailed", (request) => request.method() === "POST")
    await page.getByRole("button", { name: button }).click()
    await cut
    await expect(page.getByText(/We could not reach Backline/)).toBeVisible()
    await expect(page.getByLabel("Product Name")).toHaveValue("Roland SPD-SX")
    await expect(page.getByLabel("Product Description")).toHaveValue(/Never gigged/)
    await page.unroute(address)
  }
  await page.getByRole("button", { name: "Retry" }).click()
  await expectToast(page, "Roland SPD-SX has been added successfully.")
})

for (const [what, path, send, again, breadth] of [
  ["a product", "/api/products", listProduct, reloadAndList, {}],
  ["a message", "/api/contact", sendMessage, retry, fullRun],
] as const)
  test(
    `a lost answer makes ${what} once, whether tried again or after a reload`,
    breadth,
    async ({ empty }) => {
      const { page } = await signedIn(empty, "Rahim", "Seller")
      let isLost = false
      await page.route(`**${path}`, async (route) => {
        if (isLost || route.request().method() !== "POST") return route.continue()
        isLost = true
        // the server acts on the request, only its response is lost
        await route.fetch()
        return route.abort("connectionreset")
      })
      const name = `Lost ${what} ${Date.now()}`
      await send(page, name)
      await expect(page.getByText(/We could not reach Backline/)).toBeVisible()
      await again(page)
      await expect(
        page.getByText(/has been added successfully|We will answer by email/).first(),
      ).toBeAttached()
      const { db, close } = await empty.database()
      const products = await db.selectFrom("products").select("id").where("productName", "=", name).execute()
      const messages = await db.selectFrom("contact").select("id").where("message", "=", name).execute()
      await close()
      expect([...products, ...messages]).toHaveLength(1)
    },
  )

async function listProduct(page: Page, name: string) {
  await fillInProduct(page, name, await aPhoto())
  await page.getByRole("button", { name: "ADD PRODUCT" }).click()
}

async function reloadAndList(page: Page) {
  await page.reload()
  await page.getByRole("button", { name: "ADD PRODUCT" }).click()
}

async function retry(page: Page) {
  await page.getByRole("button", { name: "Retry" }).click()
}

async function sendMessage(page: Page, words: string) {
  await page.goto("/")
  await fillInMessage(page)
  await page.getByLabel("Message").fill(words)
  await page.getByRole("button", { name: "SEND MESSAGE" }).click()
}

test("a part of a page that does not arrive in 120 s is told with Retry", async ({ demo }) => {
  const page = await signedInAs(demo, "ana")
  await openCategory(page, "Drums & Percussion")
  await page.clock.install()
  const form = await scriptWith("Empty until the booking is paid")
  await page.route(form, () => undefined)
  const request = page.waitForRequest(form)
  const before = await clockOf(page)
  await bookNow(page)
  await request
  await expect(page).toHaveURL(/\?book=/)
  // from here on the clock advances only when the test says so
  await page.clock.pauseAt(before + 119_000)
  await expect(page.getByText(/did not arrive/)).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect(
    page.getByText("A part of this page did not arrive. Check your connection and try again."),
  ).toBeVisible()
  await page.clock.resume()
  await page.unroute(form)
  await page.getByRole("button", { name: "Retry" }).click()
  await expect(page.getByRole("dialog").getByRole("button", { name: "CONFIRM BOOKING" })).toBeVisible()
})

test("what a page needs to ask the server, when it did not arrive, comes with Retry", async ({ demo }) => {
  const page = await demo.newPage()
  const queries = await scriptWith("queryKeyHashFn")
  await page.route(queries, (route) => route.abort())
  await page.goto("/")
  await page.getByRole("link", { name: "START EXPLORING" }).click()
  await expect(page.getByText("A part of this page did not arrive.")).toBeVisible()
  await page.unroute(queries)
  await page.getByRole("button", { name: "Retry" }).click()
  await expect(page.getByRole("link", { name: /Guitars & Basses/ })).toBeVisible()
})

test("a page that does not arrive in 120 s is told with Retry", async ({ demo }) => {
  const page = await demo.newPage()
  await page.clock.install()
  await page.goto("/")
  let isStuck = true
  await page.route(await scriptOfScreen("categories/categories"), (route) =>
    isStuck ? undefined : route.continue(),
  )
  const before = await clockOf(page)
  await page.getByRole("link", { name: "EXPLORE PRODUCTS" }).click()
  await expect(page.locator(".pending-bar")).toBeAttached()
  const after = await clockOf(page)
  const late = page.getByText("This page is taking too long to arrive.")
  await page.clock.pauseAt(before + 119_000)
  await expect(late).toHaveCount(0)
  await page.clock.pauseAt(after + 120_100)
  await expect(late).toBeVisible()
  await page.clock.resume()
  isStuck = false
  await page.getByRole("button", { name: "Retry" }).click()
  await expect(page).toHaveTitle("Explore Products - Backline")
})

test("a toast of success goes after 2 s, one of failure after 4 s", fullRun, async ({ empty }) => {
  const { page, person } = await signedIn(empty, "Rahim", "Seller")
  await newProduct(empty, "Zoom H4n", person)
  await page.goto("/dashboard/myproducts")
  // a pending list would never load while the clock stands still
  await expect(page.getByRole("button", { name: "ADVERTISE: Zoom H4n" })).toBeVisible()
  await page.clock.install()
  await page.route("**/api/myProducts/*", (route) => route.abort())
  await advertiseAndSee(page, "We could not reach Backline.", 4_000)
  await page.unroute("**/api/myProducts/*")
  await advertiseAndSee(page, "Product advertised successfully!", 2_000)
})

/** Expects a toast to be visible for `duration` milliseconds, neither less nor more. */
async function advertiseAndSee(page: Page, message: string, duration: number) {
  const toast = page.getByText(message)
  const isSeen = () =>
    toast.evaluateAll((all) => all.some((each) => each.checkVisibility({ opacityProperty: true })))
  // from here on the clock advances only when the test says so
  await page.clock.pauseAt((await clockOf(page)) + 10_000)
  await page.getByRole("button", { name: "ADVERTISE: Zoom H4n" }).click()
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await isSeen()).toBe(true)
  }).toPass()
  await page.clock.runFor(duration - 500)
  // a toast that leaves early fades by the browser's own clock
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  expect(await isSeen()).toBe(true)
  await page.clock.runFor(600)
  await expect.poll(isSeen).toBe(false)
  await page.clock.resume()
  await expect(toast).toHaveCount(0)
}

/** In milliseconds. The page's clock lags by the time it took to install. */
function clockOf(page: Page) {
  return page.evaluate(() => Date.now())
}
