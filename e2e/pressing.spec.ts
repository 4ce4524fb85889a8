import type { Locator, Page } from "@playwright/test"
import { addProduct, aPhoto, fillInBooking, signUp, tabTo } from "./people.ts"
import { expect, test } from "./product.ts"
import { said } from "./said.ts"

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

test("a second Enter in a form of one field sends nothing again", async ({ empty }) => {
  const page = await empty.newPage()
  await page.goto("/forgot-password")
  const calls = await counted(page, "POST", "**/api/auth/request-password-reset")
  await page.getByLabel("Email").fill("ana@example.org")
  await page.keyboard.press("Enter")
  await page.keyboard.press("Enter")
  await page.keyboard.press("Enter")
  await expect(page.getByText(/an email is on its way/)).toBeVisible()
  expect(calls).toHaveLength(1)
})

test("a double click lists, books and removes once", async ({ empty }) => {
  const seller = await empty.newPage()
  await signUp(seller, "Rahim", "Seller")
  await addProduct(seller, "Ludwig Supraphonic", await aPhoto())
  const advertised = await counted(seller, "PATCH", "**/api/myProducts/*")
  await seller.getByRole("button", { name: "ADVERTISE: Ludwig Supraphonic" }).dblclick()
  await said(seller, "Product advertised successfully!")
  expect(advertised).toHaveLength(1)

  const buyer = await empty.newPage()
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
  await said(buyer, "Your booking for Ludwig Supraphonic is confirmed.")
  expect(booked).toHaveLength(1)
  const removed = await counted(buyer, "DELETE", "**/api/bookings/*")
  await buyer.getByRole("button", { name: "REMOVE BOOKING: Ludwig Supraphonic" }).click()
  await dialog.getByRole("button", { name: "DELETE" }).dblclick()
  await said(buyer, "Ludwig Supraphonic has been removed from your bookings.")
  expect(removed).toHaveLength(1)
})

test("LOG OUT shows that it is busy, and a second press sends nothing again", async ({ empty }) => {
  const page = await empty.newPage()
  await signUp(page, "Liza", "Buyer")
  await expectOneSignOut(page, page.getByRole("button", { name: "LOG OUT" }))
})

test("nor does it where a screen could not be shown", async ({ empty }) => {
  const page = await empty.newPage()
  await signUp(page, "Liza", "Buyer")
  await page.goto("/categories")
  await page.route("**/api/categories/*", (route) => route.abort())
  await page.getByRole("link", { name: /Guitars & Basses/ }).click()
  await expectOneSignOut(page, page.getByRole("button", { name: "logging out" }))
})

test("a buyer takes back the only wish, by keyboard and without haste", async ({ demo }) => {
  const page = await demo.newPage()
  await page.clock.install()
  await signUp(page, "Mina", "Buyer")
  const wish = await addWish(page, 0)
  const status = await page.getByRole("main").getByRole("status").elementHandle()
  expect(await status?.textContent()).toBe("")
  const remove = removeButton(page, wish)
  await remove.press("Enter")
  const toast = page.getByText(`${wish} has been removed from your wishlist.`)
  await expect(toast).toBeVisible()
  await expect(page.getByText("You have not added any products to your wishlist.")).toBeVisible()
  expect(await status?.textContent()).toContain(`Removed from your wishlist: ${wish}`)
  await page.keyboard.press("Shift+Tab")
  const undo = page.getByRole("button", { name: "Undo" })
  await expect(undo).toBeFocused()
  await page.clock.runFor(10_000)
  await expect(toast).toBeHidden()
  await expect(undo).toBeFocused()
  await page.keyboard.press("Enter")
  await said(page, `${wish} added to wishlist!`)
  await expect(remove).toBeFocused()
  await expect(undo).toBeHidden()
})

test("of several wishes the one removed last can be taken back", async ({ demo }) => {
  const page = await demo.newPage()
  await signUp(page, "Mina", "Buyer")
  const wishes = [await addWish(page, 0), await addWish(page, 1), await addWish(page, 2)] as const
  await removeButton(page, wishes[2]).press("Enter")
  await expect(page.getByText(`Removed from your wishlist: ${wishes[2]}`)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 640 })
  await removeButton(page, wishes[0]).press("Enter")
  await expect(page.getByText(`Removed from your wishlist: ${wishes[0]}`)).toBeInViewport({ ratio: 1 })
  const undo = page.getByRole("button", { name: "Undo" })
  await tabTo(page, undo, "Shift+Tab")
  await page.keyboard.press("Enter")
  await expect(removeButton(page, wishes[0])).toBeFocused()
  await expect(undo).toBeHidden()
  await expect(removeButton(page, wishes[2])).toBeHidden()
})

/** Asks twice to be logged out of a page that is answered only after a while. */
async function expectOneSignOut(page: Page, logOut: Locator) {
  const calls = await counted(page, "POST", "**/sign-out")
  await logOut.click()
  await expect(logOut).toHaveAttribute("aria-busy", "true")
  await page.keyboard.press("Enter")
  await said(page, "Logged out successfully!")
  expect(calls).toHaveLength(1)
}

/** Keeps the product at this place of a category, and says which it is. */
async function addWish(page: Page, place: number) {
  await page.goto("/categories")
  await page.getByRole("link", { name: /Winds & Brass/ }).click()
  const add = page.getByRole("button", { name: /^Add to Wishlist/ }).nth(place)
  const product = ((await add.getAttribute("aria-label")) ?? "").replace("Add to Wishlist: ", "")
  await add.click()
  await expect(removeButton(page, product)).toBeVisible()
  return product
}

function removeButton(page: Page, wish: string) {
  return page.getByRole("button", { name: `Remove from wishlist: ${wish}` })
}
