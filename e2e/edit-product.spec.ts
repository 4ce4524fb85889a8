import type { Locator, Page, Route } from "@playwright/test"
import { bookProduct } from "../test/acts/paying.ts"
import type { Person } from "../test/people.ts"
import { aPhoto, pickPhoto } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { newUser, newProduct, signedIn, signUpOn } from "./signed-in.ts"
import { expectToast } from "./toasts.ts"

const kept = "We kept your changes, which are not saved yet."

test("a seller mends a price, and who has booked agrees to it by one press", async ({ empty }) => {
  const { page, person } = await signedIn(empty, "Rahim", "Seller")
  const id = await newProduct(empty, "Yamaha F310", person)
  const buyerPage = await empty.newPage()
  const bookingId = await bookProduct(await signUpOn(buyerPage, empty, "Ana", "Buyer"), id)
  await page.goto(`/products/${id}`)
  await page.getByRole("link", { name: "EDIT PRODUCT: Yamaha F310" }).click()
  await expect(page.getByLabel("Product Name")).toHaveValue("Yamaha F310")
  await enterAndReload(page.getByLabel("Selling Price"), "55000")
  await expect(page.getByText(kept)).toBeVisible()
  await expect(page.getByText(/^Whoever has booked it gets an email/)).toBeVisible()
  const saving = page.waitForRequest((request) => request.method() === "PATCH")
  await page.getByRole("button", { name: "SAVE CHANGES" }).click()
  await expectToast(page, "Yamaha F310 has been saved.")
  expect((await saving).postDataJSON()).toEqual({ sellingPrice: 55_000, updatedAt: expect.any(String) })
  await buyerPage.goto(`/dashboard/payment/${bookingId}`)
  await expect(buyerPage.getByText(/it was 62,000 BDT, and is 55,000 BDT now/)).toBeVisible()
  // the price changes again while the payment is being prepared
  await buyerPage.route("**/api/create-payment-intent", changingPrice(person, id, 50_000), { times: 1 })
  await buyerPage.getByRole("button", { name: /^ACCEPT 55,000 BDT/ }).click()
  await expect(buyerPage.getByText(/it was 55,000 BDT, and is 50,000 BDT now/)).toBeVisible()
  await buyerPage.getByRole("button", { name: /^ACCEPT 50,000 BDT/ }).click()
  await expect(buyerPage.getByText(/^You need to pay 50,000 BDT for purchasing/)).toBeVisible()
})

test(
  "changes that were not saved are kept with their photos, discarded and taken back",
  fullRun,
  async ({ empty }) => {
    const { page, person } = await signedIn(empty, "Rahim", "Seller")
    const id = await newProduct(empty, "Yamaha F310", person)
    await person.patch(`/api/products/${id}`, { district: "jashore" })
    await open(page, id)
    await pickPhoto(page, "back.jpg", await aPhoto())
    await expect(page.getByRole("button", { name: "Photo 2 of 2" })).toBeVisible()
    await enterAndReload(page.getByLabel("Product Name"), "Yamaha F310P")
    await expect(page.getByRole("button", { name: "Photo 2 of 2" })).toBeVisible()
    await page.getByRole("button", { name: "Discard them" }).click()
    await expect(page.getByLabel("Product Name")).toHaveValue("Yamaha F310")
    await expect(page.getByLabel("Product Name")).toBeFocused()
    await expect(page.getByRole("button", { name: /^Photo/ })).toHaveCount(0)
    await page.getByRole("button", { name: "Undo", exact: true }).click()
    await expect(page.getByLabel("Product Name")).toHaveValue("Yamaha F310P")
    // a corrected district is guessed again only when the location changes
    await page.getByLabel("Location").focus()
    await page.keyboard.press("Tab")
    await save(page)
    await expectToast(page, "Yamaha F310P has been saved.")
    expect(await (await page.request.get(`/api/products/${id}`)).json()).toMatchObject({
      district: "jashore",
    })
    await open(page, id)
    await expect(page.getByRole("button", { name: "Photo 2 of 2" })).toBeVisible()
    await expect(page.getByText(kept)).toHaveCount(0)
  },
)

test(
  "of two windows that edit a product the second sees what changed, and keeps its own",
  fullRun,
  async ({ empty }) => {
    const { page, person } = await signedIn(empty, "Rahim", "Seller")
    const id = await newProduct(empty, "Yamaha F310", person)
    const other = await page.context().newPage()
    for (const each of [page, other]) await open(each, id)
    await page.getByLabel("Location").fill("Agrabad, Chattogram")
    await save(page)
    await expectToast(page, "Yamaha F310 has been saved.")
    await other.getByLabel("Selling Price").fill("60000")
    await save(other)
    await expect(other.getByText(/^Changed meanwhile in another window: Location, District\.$/)).toBeVisible()
    await other.getByRole("button", { name: "Load these changes" }).click()
    await expect(other.getByLabel("Location")).toHaveValue("Agrabad, Chattogram")
    await expect(other.getByLabel("Selling Price")).toHaveValue("60000")
    await save(other)
    await expectToast(other, "Yamaha F310 has been saved.")
    const product = await (await page.request.get(`/api/products/${id}`)).json()
    expect(product).toMatchObject({ location: "Agrabad, Chattogram", sellingPrice: 60_000 })
  },
)

test(
  "a seller withdraws a product, lists it again, and sells one more like it",
  fullRun,
  async ({ empty }) => {
    const { page, person } = await signedIn(empty, "Rahim", "Seller")
    const id = await newProduct(empty, "Yamaha F310", person)
    await open(page, id)
    await page.getByRole("button", { name: "Withdraw" }).click()
    await expectToast(page, "Yamaha F310 is withdrawn.")
    await page.getByRole("button", { name: "List again" }).click()
    await expectToast(page, "Yamaha F310 is for sale again.")
    await page.getByRole("link", { name: "Sell one more like it" }).click()
    await expect(page.getByText(/^Filled in from \W*Yamaha F310.*still for sale: add photos/)).toBeVisible()
    await expect(page.getByLabel("Product Name")).toHaveValue("Yamaha F310")
    await expect(page.getByAltText("What buyers will see")).toHaveCount(0)
    const stranger = await newUser(empty, "Sadia", "Seller")
    await open(page, await newProduct(empty, "Boss DS-1", stranger))
    await expect(page.getByText("There is no such product among yours.")).toBeVisible()
  },
)

/** Repeats until the value survives a reload, which may come before the browser has stored the draft. */
async function enterAndReload(field: Locator, value: string) {
  await expect(async () => {
    await field.fill(value)
    await field.page().reload()
    await expect(field).toHaveValue(value, { timeout: 5_000 })
  }).toPass()
}

function changingPrice(seller: Person, id: string, sellingPrice: number) {
  return async (route: Route) => {
    await seller.patch(`/api/products/${id}`, { sellingPrice })
    await route.continue()
  }
}

function open(page: Page, id: string) {
  return page.goto(`/dashboard/products/${id}`)
}

function save(page: Page) {
  return page.getByRole("button", { name: "SAVE CHANGES" }).click()
}
