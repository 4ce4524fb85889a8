import type { Locator, Page } from "@playwright/test"
import { addProduct, aPhoto, fillInBooking, logIn, signUp } from "./people.ts"
import { expect, test } from "./product.ts"

/** How often this page sends this, answered only after a while. */
async function counted(page: Page, method: string, address: string) {
  const calls: string[] = []
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.continue()
    calls.push(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, 700))
    return route.continue()
  })
  return calls
}

test("a second Enter in a form of one field sends nothing again", async ({ browser, empty }) => {
  const page = await browser.newPage({ baseURL: empty.address })
  await page.goto("/forgot-password")
  const calls = await counted(page, "POST", "**/api/auth/request-password-reset")
  await page.getByLabel("Email").fill("ana@example.org")
  await page.keyboard.press("Enter")
  await page.keyboard.press("Enter")
  await page.keyboard.press("Enter")
  await expect(page.getByText(/an email is on its way/)).toBeVisible()
  expect(calls).toHaveLength(1)
})

test("a double click lists, books and removes once", async ({ browser, empty }) => {
  const seller = await browser.newPage({ baseURL: empty.address })
  await signUp(seller, "Rahim", "Seller")
  await addProduct(seller, "Ludwig Supraphonic", await aPhoto())
  const advertised = await counted(seller, "PATCH", "**/api/myProducts/*")
  await seller.getByRole("button", { name: "ADVERTISE: Ludwig Supraphonic" }).dblclick()
  await expect(seller.getByText("Product advertised successfully!")).toBeVisible()
  expect(advertised).toHaveLength(1)

  const buyer = await browser.newPage({ baseURL: empty.address })
  await signUp(buyer, "Ana", "Buyer")
  await buyer.goto("/categories")
  await buyer.getByRole("link", { name: /Guitars & Basses/ }).click()
  await expect(buyer).toHaveTitle("Guitars & Basses - Backline")
  const before = await buyer.evaluate(() => history.length)
  await buyer.getByRole("button", { name: "BOOK NOW: Ludwig Supraphonic" }).dblclick()
  const dialog = buyer.getByRole("dialog")
  await fillInBooking(dialog, "০১৮০০-০০০০০২", "Mirpur, Dhaka")
  await expect(dialog.getByLabel("Phone Number")).toHaveValue("01800000002")
  expect(await buyer.evaluate(() => history.length)).toBe(before + 1)
  const booked = await counted(buyer, "POST", "**/api/bookings")
  await dialog.getByRole("button", { name: "CONFIRM BOOKING" }).dblclick()
  await expect(buyer.getByText("Your booking for Ludwig Supraphonic is confirmed.")).toBeVisible()
  expect(booked).toHaveLength(1)
  const removed = await counted(buyer, "DELETE", "**/api/bookings/*")
  await buyer.getByRole("button", { name: "REMOVE BOOKING: Ludwig Supraphonic" }).click()
  await dialog.getByRole("button", { name: "DELETE" }).dblclick()
  await expect(buyer.getByText("Ludwig Supraphonic has been removed from your bookings.")).toBeVisible()
  expect(removed).toHaveLength(1)
})

test("LOG OUT shows that it is busy, and a second press sends nothing again", async ({ browser, empty }) => {
  const page = await browser.newPage({ baseURL: empty.address })
  await signUp(page, "Liza", "Buyer")
  await expectOneSignOut(page, page.getByRole("button", { name: "LOG OUT" }))
})

test("nor does it where a screen could not be shown", async ({ browser, empty }) => {
  const page = await browser.newPage({ baseURL: empty.address })
  await signUp(page, "Liza", "Buyer")
  await page.goto("/categories")
  await page.route("**/api/categories/*", (route) => route.abort())
  await page.getByRole("link", { name: /Guitars & Basses/ }).click()
  await expectOneSignOut(page, page.getByRole("button", { name: "logging out" }))
})

test("a buyer takes a removed wish back", async ({ browser, demo }) => {
  const page = await browser.newPage({ baseURL: demo.address })
  await signUp(page, "Mina", "Buyer")
  await page.goto("/categories")
  await page.getByRole("link", { name: /Winds & Brass/ }).click()
  const add = page.getByRole("button", { name: /^Add to Wishlist/ }).first()
  const product = ((await add.getAttribute("aria-label")) ?? "").replace("Add to Wishlist: ", "")
  await add.click()
  const remove = page.getByRole("button", { name: `Remove from wishlist: ${product}` })
  await remove.click()
  await expect(page.getByText(`${product} has been removed from your wishlist.`)).toBeVisible()
  await expect(page.getByText("You have not added any products to your wishlist.")).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(remove).toBeVisible()
  await expect(page.getByText(`${product} has been removed from your wishlist.`)).toHaveCount(0)
})

test("Undo stays for as long as someone has the focus there", async ({ browser, demo }) => {
  const page = await browser.newPage({ baseURL: demo.address })
  await page.clock.install()
  await page.goto("/login?from=/dashboard/wishlist")
  await logIn(page, "ana@backline.example")
  await page
    .getByRole("button", { name: /^Remove from wishlist/ })
    .first()
    .click()
  const undo = page.getByRole("button", { name: "Undo" })
  await undo.focus()
  await page.clock.runFor(10_000)
  await expect(undo).toBeVisible()
  await page.keyboard.press("Enter")
  const done = page.getByText(/added to wishlist!$/)
  await expect(done).toBeVisible()
  await page.clock.runFor(3_000)
  await expect(done).toBeHidden()
})

/** Asks twice to be logged out of a page that is answered only after a while. */
async function expectOneSignOut(page: Page, logOut: Locator) {
  const calls = await counted(page, "POST", "**/sign-out")
  await logOut.click()
  await expect(logOut).toHaveAttribute("aria-busy", "true")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Logged out successfully!")).toBeVisible()
  expect(calls).toHaveLength(1)
}
