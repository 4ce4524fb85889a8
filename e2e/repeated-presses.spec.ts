import type { Page } from "@playwright/test"
import { fillInBooking, openCategory, tabTo } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { expectToast } from "./toasts.ts"
import { newProduct, signedIn } from "./signed-in.ts"

/** Counts the page's requests of this method, each answered after a delay. */
async function countRequests(page: Page, method: string, address: string) {
  const calls: string[] = []
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.continue()
    calls.push(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, 300))
    return route.continue()
  })
  return calls
}

test("a second Enter in a form of one field sends nothing again", async ({ empty }) => {
  const page = await empty.newPage()
  await page.goto("/forgot-password")
  const calls = await countRequests(page, "POST", "**/api/auth/request-password-reset")
  await page.getByLabel("Email").fill("ana@example.org")
  for (const key of ["Enter", "Enter", "Enter"]) await page.keyboard.press(key)
  await expect(page.getByText(/an email is on its way/)).toBeVisible()
  expect(calls).toHaveLength(1)
})

test("a double click lists, books and removes once", async ({ empty }) => {
  const { page: seller, person } = await signedIn(empty, "Rahim", "Seller")
  await newProduct(empty, "Ludwig Supraphonic", person)
  await seller.goto("/dashboard/myproducts")
  const advertised = await countRequests(seller, "PATCH", "**/api/myProducts/*")
  await seller.getByRole("button", { name: "ADVERTISE: Ludwig Supraphonic" }).dblclick()
  await expectToast(seller, "Product advertised successfully!")
  expect(advertised).toHaveLength(1)

  const { page: buyer } = await signedIn(empty, "Ana", "Buyer")
  await openCategory(buyer)
  const before = await buyer.evaluate(() => history.length)
  await buyer.getByRole("button", { name: "BOOK NOW: Ludwig Supraphonic" }).dblclick()
  const dialog = buyer.getByRole("dialog")
  await fillInBooking(dialog, "০১৮০০-০০০০০২", "Mirpur, Dhaka")
  await expect(dialog.getByLabel("Phone Number")).toHaveValue("01800000002")
  expect(await buyer.evaluate(() => history.length)).toBe(before + 1)
  const booked = await countRequests(buyer, "POST", "**/api/bookings")
  await dialog.getByRole("button", { name: "CONFIRM BOOKING" }).dblclick()
  await expectToast(buyer, "Your booking for Ludwig Supraphonic is confirmed.")
  expect(booked).toHaveLength(1)
  const removed = await countRequests(buyer, "DELETE", "**/api/bookings/*")
  await buyer.getByRole("button", { name: "REMOVE BOOKING: Ludwig Supraphonic" }).click()
  await dialog.getByRole("button", { name: "DELETE" }).dblclick()
  await expectToast(buyer, "Ludwig Supraphonic has been removed from your bookings.")
  expect(removed).toHaveLength(1)
})

test("LOG OUT is sent once, also where a screen could not be shown", fullRun, async ({ empty }) => {
  for (const name of ["LOG OUT", "logging out"]) {
    const { page } = await signedIn(empty, "Liza", "Buyer")
    await page.goto("/categories")
    await page.route("**/api/categories/*", (route) => route.abort())
    if (name === "logging out") await page.getByRole("link", { name: /Guitars & Basses/ }).click()
    const calls = await countRequests(page, "POST", "**/sign-out")
    const logOut = page.getByRole("button", { name })
    await logOut.click()
    await expect(logOut).toHaveAttribute("aria-busy", "true")
    await page.keyboard.press("Enter")
    await expectToast(page, "Logged out successfully!")
    await expect(page).toHaveURL(/\/$/)
    expect(calls).toHaveLength(1)
  }
})

test("a buyer takes back the only wish, by keyboard and without haste", async ({ demo }) => {
  const { page } = await signedIn(demo, "Mina", "Buyer")
  await page.clock.install()
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
  await expectToast(page, `${wish} added to wishlist!`)
  await expect(remove).toBeFocused()
  await expect(undo).toBeHidden()
})

test("of several wishes the one removed last can be taken back", fullRun, async ({ demo }) => {
  const { page } = await signedIn(demo, "Mina", "Buyer")
  const wishes = [await addWish(page, 0), await addWish(page, 1), await addWish(page, 2)] as const
  await removeButton(page, wishes[2]).press("Enter")
  await expect(page.getByText(`Removed from your wishlist: ${wishes[2]}`)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole("button", { name: `More: ${wishes[0]}` }).press("Enter")
  await removeButton(page, wishes[0]).press("Enter")
  await expect(page.getByText(`Removed from your wishlist: ${wishes[0]}`)).toBeInViewport({ ratio: 1 })
  const undo = page.getByRole("button", { name: "Undo" })
  await tabTo(page, undo, "Shift+Tab")
  await page.keyboard.press("Enter")
  const row = (wish: string) => page.getByRole("row").filter({ hasText: wish })
  await expect(row(wishes[0])).toBeFocused()
  await expect(undo).toBeHidden()
  await expect(row(wishes[2])).toHaveCount(0)
})

/** Adds the product at this position of a category to the wishlist; returns its name. */
async function addWish(page: Page, place: number) {
  await openCategory(page, "Winds & Brass")
  const add = page.getByRole("button", { name: /^Add to Wishlist/ }).nth(place)
  const product = ((await add.getAttribute("aria-label")) ?? "").replace("Add to Wishlist: ", "")
  await add.click()
  await expect(removeButton(page, product)).toBeVisible()
  return product
}

function removeButton(page: Page, wish: string) {
  return page.getByRole("button", { name: `Remove from wishlist: ${wish}` })
}
