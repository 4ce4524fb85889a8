import type { Locator, Page } from "@playwright/test"
import { chunkedProxy } from "./chunked-proxy.ts"
import { bookProduct, payBooking, receiveProduct } from "../test/acts/paying.ts"
import { isFull } from "../test/breadth.ts"
import { cards, pay } from "./card.ts"
import { shifts } from "./layout.ts"
import { bookNow, phone, fillInLogin, multiply, openCategory, removeAllProducts } from "./people.ts"
import { expect, fullRun, pagesOf, test } from "./product.ts"
import { newProduct, newUser, signedIn, signUpOn } from "./signed-in.ts"
import { openPageFor, delayResponses, onPhone, pageLoaded, widths } from "./visit.ts"

/** Steps of a walk: each presses something on the page before. */
const walk = [
  { press: "START EXPLORING", title: "Explore Products - Backline" },
  { press: "Guitars & Basses", title: "Guitars & Basses - Backline" },
  { press: "All categories", title: "Explore Products - Backline" },
  { press: "BLOG", title: "Blog - Backline" },
  { press: "LOGIN", title: "Login - Backline" },
  { press: "Create an account", title: "Sign Up - Backline" },
  { press: "Login", title: "Login - Backline" },
  { press: "Forgot Password?", title: "Forgot Password - Backline" },
  { press: "HOME", title: "Home - Backline" },
  { press: "LOGIN", title: "Login - Backline" },
]

// the other widths only in `npm run test:full`
const breadths = isFull ? widths : [onPhone.width]

for (const width of breadths)
  test(`nothing moves for a visitor while answers are late, at ${width} px`, async ({ demo }) => {
    const page = await openPageFor(demo, "visitor", { width, colorScheme: "light" })
    await page.goto("/")
    await delayResponses(page)
    for (const { press, title } of walk) {
      await page.getByRole("link", { name: press, exact: true }).first().click()
      await expect(page).toHaveTitle(title)
      await pageLoaded(page)
      expect.soft(await shifts(page), title).toEqual([])
    }
    await fillInLogin(page, "ana@backline.example")
    await page.getByRole("button", { name: "LOGIN", exact: true }).press("Enter")
    await expect(page).toHaveTitle("Home - Backline")
    await pageLoaded(page)
    expect.soft(await shifts(page), "after login").toEqual([])
  })

for (const width of breadths)
  test(`a booking does not move when the product comes late, at ${width} px`, async ({ demo }) => {
    const page = await openPageFor(demo, "ana@backline.example", { width, colorScheme: "light" })
    await openCategory(page)
    await pageLoaded(page)
    await delayResponses(page)
    await bookNow(page)
    await expect(page.getByRole("button", { name: "CONFIRM BOOKING" })).toBeVisible()
    expect(await shifts(page)).toEqual([])
  })

for (const who of ["visitor", "ana@backline.example"])
  for (const width of breadths)
    test(
      `nothing moves for ${who} in a page of pieces, at ${width} px`,
      fullRun,
      async ({ browser, demo }) => {
        const { address, stop } = await chunkedProxy(demo.address)
        const page = await openPageFor(pagesOf(browser, address), who, { width, colorScheme: "light" })
        for (const path of ["/", "/categories", "/blog"]) {
          await page.goto(path)
          await pageLoaded(page)
          expect.soft(await shifts(page), path).toEqual([])
        }
        stop()
      },
    )

for (const [who, path, breadth] of [
  ["rahim@backline.example", "/dashboard/myproducts", {}],
  ["ana@backline.example", "/dashboard/wishlist", fullRun],
  ["admin@backline.example", "/dashboard/allbuyers", fullRun],
] as const)
  test(
    `what waits for the rows of ${path} is where they will be, and as large`,
    breadth,
    async ({ demo }) => {
      await findRowsInPlace(await openPageFor(demo, who, { width: 360, colorScheme: "dark" }), path)
    },
  )

test(
  "the rows of a list of one, or of too many, are where they were waited for",
  fullRun,
  async ({ empty }) => {
    const page = await openPageFor(empty, "seller", onPhone)
    const seller = await signUpOn(page, empty, "Rahim", "Seller")
    await newProduct(empty, "Pearl Masters", seller)
    await findRowsInPlace(page, "/dashboard/myproducts")
    await multiply(empty, seller.email, 61)
    await findRowsInPlace(page, "/dashboard/myproducts")
    await expect(page.getByRole("button", { name: "Show more" })).toBeVisible()
    await removeAllProducts(empty)
  },
)

test("whoever goes to pay sees at once for what, before the server has answered", async ({ demo }) => {
  const page = await openPageFor(demo, "ana@backline.example", onPhone)
  await page.goto("/dashboard/myorders")
  const pay = page.getByRole("link", { name: /^MAKE PAYMENT/ }).first()
  await pay.waitFor()
  // four completed rows fit on one screen
  const over = page.getByRole("row").filter({ hasText: "Completed" })
  expect((await over.first().boundingBox())?.height).toBeLessThanOrEqual(148)
  const { promise: whenAsked, resolve: answer } = Promise.withResolvers<void>()
  await page.route("**/api/bookings/*", async (route) => {
    await whenAsked
    await route.continue()
  })
  await pay.click()
  await expect(page.getByText(/^You need to pay/)).toBeVisible()
  const button = page.getByRole("button", { name: "CONFIRM PAYMENT" })
  await expect(button).toHaveCount(0)
  answer()
  await expect(button).toBeVisible()
})

test(
  "nothing moves below a card's form while what changes with the payment comes piece by piece",
  fullRun,
  async ({ empty }) => {
    const { page, person } = await signedIn(empty, "Ana", "Buyer", { viewport: { width: 360, height: 800 } })
    const id = await bookProduct(person, await newProduct(empty, "Fender Player Stratocaster"))
    await page.goto(`/dashboard/payment/${id}`)
    await expect(page.getByRole("button", { name: "CASH WHEN WE MEET" })).toBeVisible()
    await pageLoaded(page)
    const startedAt = Date.now()
    // after the time in which a press explains a layout shift, and the booking after its deal
    await delayResponses(page)
    await delayResponses(page, 1_500, /\/api\/bookings\//)
    await pay(page, cards.good)
    await expect(page.getByText(/^Your have successfully purchased/)).toBeVisible()
    expect(await shifts(page, startedAt)).toEqual([])
  },
)

test("no row moves away below whoever accepts an offer", fullRun, async ({ empty }) => {
  const { page, person: rahim } = await signedIn(empty, "Rahim", "Seller", phone)
  for (const name of ["Ana", "Tomal"]) {
    const buyer = await newUser(empty, name, "Buyer")
    const id = await bookProduct(buyer, await newProduct(empty, `Korg of ${name}`, rahim))
    await buyer.post(`/api/bookings/${id}/offers`, { amount: 40_000 })
  }
  await page.goto("/dashboard/offers")
  await page.getByRole("button", { name: "ACCEPT" }).first().click()
  await pageLoaded(page)
  const startedAt = Date.now()
  await delayResponses(page)
  await page.getByRole("dialog").getByRole("button", { name: "ACCEPT" }).click()
  await expect(page.getByRole("link", { name: "SEE DEAL" })).toBeVisible()
  expect(await shifts(page, startedAt)).toEqual([])
})

test("what is below a review stays where it is when both are published", fullRun, async ({ empty }) => {
  const { page, person: rahim } = await signedIn(empty, "Rahim", "Seller", phone)
  const buyer = await newUser(empty, "Ana", "Buyer")
  const id = await bookProduct(buyer, await newProduct(empty, "Ibanez Tube Screamer", rahim))
  await payBooking(buyer, id)
  await receiveProduct(buyer, id)
  await buyer.put(`/api/deals/${id}/review`, { stars: 5, tags: [], text: "Just as described." })
  await page.goto(`/dashboard/deals/${id}`)
  await page.getByRole("radio", { name: "4 stars" }).check()
  await pageLoaded(page)
  const startedAt = Date.now()
  await delayResponses(page)
  await page.getByRole("button", { name: "SEND REVIEW" }).click()
  await expect(page.getByText("Just as described.")).toBeVisible()
  expect(await shifts(page, startedAt)).toEqual([])
  // the reviews begin below their heading, not at the end of the room that the form took
  const heading = await placeOf(page.getByRole("heading", { name: "Reviews" }))
  const review = await placeOf(page.getByRole("article").first())
  expect(review.corner.y - heading.corner.y - heading.height).toBeLessThan(24)
})

/** Rows may differ from their placeholders only where a name takes more or fewer lines. */
async function findRowsInPlace(page: Page, path: string) {
  // longer than the checks take
  await delayResponses(page, 2_000)
  for (const width of breadths) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    const waiting = await placeOf(page.locator(".skeleton").nth(1))
    const row = await placeOf(page.locator("tbody tr").first())
    expect.soft(waiting.corner, `${width} px`).toEqual(row.corner)
    expect.soft(Math.abs(waiting.height - row.height), `${width} px`).toBeLessThan(35)
    expect.soft(await shifts(page), `${width} px`).toEqual([])
  }
  await page.unrouteAll({ behavior: "ignoreErrors" })
}

async function placeOf(thing: Locator) {
  const { x, y, width, height } = await thing.evaluate((element) => element.getBoundingClientRect().toJSON())
  return { corner: { x, y, width }, height }
}
