import type { Page } from "@playwright/test"
import { addProduct, aPhoto, cards, password, signUp, tabTo } from "./people.ts"
import { expect, test } from "./product.ts"
import { said } from "./said.ts"

test("by keyboard alone someone looks around, logs in, books and pays", async ({ browser, demo }) => {
  const { email } = await signUp(await browser.newPage({ baseURL: demo.address }), "Nadia", "Buyer")
  const page = await browser.newPage({ baseURL: demo.address })
  await page.goto("/")
  await press(page, "link", "START EXPLORING")
  await press(page, "link", "Guitars & Basses")
  await press(page, "button", /^BOOK NOW: Yamaha F310/)
  await write(page, "Email", email)
  await write(page, "Password", password)
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog")
  await expect(dialog).toContainText("Yamaha F310")
  await write(page, "Phone Number", "01800000002")
  await write(page, "Location", "Mirpur, Dhaka")
  await page.keyboard.press("Enter")
  await expect(page.getByText(/^Your booking for Yamaha F310/)).toBeVisible()
  await press(page, "link", /^MAKE PAYMENT: Yamaha F310/)
  await write(page, "Card number", cards.good)
  await write(page, "Expiry date", "12/34")
  await write(page, "Security code", "123")
  await page.keyboard.press("Enter")
  await expect(page.getByText(/^TRANSACTION ID/)).toBeVisible()
})

test("by keyboard alone a seller lists a product and advertises it", async ({ browser, empty }) => {
  const page = await browser.newPage({ baseURL: empty.address })
  await signUp(page, "Farhana", "Seller")
  await page.goto("/dashboard")
  await press(page, "link", "Add Product")
  await write(page, "Product Name", "Ukulele by keys")
  await tabTo(page, page.getByLabel("Product Photo"))
  const choosing = page.waitForEvent("filechooser")
  await page.keyboard.press("Enter")
  await (await choosing).setFiles({ name: "ukulele.jpg", mimeType: "image/jpeg", buffer: await aPhoto() })
  await expect(page.getByAltText("What buyers will see")).toBeVisible()
  await write(page, "Product Category", "Guitars")
  await write(page, "Product Condition", "Good")
  await write(page, "Selling Price", "6200")
  await write(page, "Buying Price", "9500")
  await write(page, "Time Used", "2 years")
  await write(page, "Phone Number", "01700000001")
  await write(page, "Location", "Dhanmondi, Dhaka")
  await write(page, "Product Description", "Played at home.")
  await press(page, "button", "ADD PRODUCT")
  await said(page, "Ukulele by keys has been added successfully.")
  await press(page, "button", "ADVERTISE: Ukulele by keys")
  await said(page, "Product advertised successfully!")
})

test("on a phone the menu takes the focus, goes by arrow keys and gives the focus back", async ({
  browser,
  demo,
}) => {
  const page = await browser.newPage({ baseURL: demo.address, viewport: { width: 360, height: 800 } })
  await signUp(page, "Mitu", "Buyer")
  await page.goto("/dashboard")
  const options = page.getByRole("button", { name: "See Options" })
  await options.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("link", { name: "Dashboard", exact: true })).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("link", { name: "My Orders", exact: true })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(options).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("link", { name: "Dashboard", exact: true })).toBeFocused()
  await page.keyboard.press("End")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/dashboard\/account$/)
  await expect(page.getByRole("link", { name: "My Orders", exact: true })).toBeHidden()
})

test("beside the dashboard the arrow keys go through the menu, and so does Tab", async ({
  browser,
  demo,
}) => {
  const page = await browser.newPage({ baseURL: demo.address, viewport: { width: 1280, height: 800 } })
  await signUp(page, "Mitu", "Buyer")
  await page.goto("/dashboard")
  const entry = (name: string) =>
    page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name, exact: true })
  await entry("Dashboard").focus()
  await page.keyboard.press("ArrowDown")
  await expect(entry("My Orders")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(entry("Wishlist")).toBeFocused()
  await page.keyboard.press("End")
  await expect(entry("Account")).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await expect(entry("Dashboard")).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await page.keyboard.press("Home")
  await expect(entry("Dashboard")).toBeFocused()
})

test("the first Tab offers to skip to the content", async ({ browser, demo }) => {
  const page = await browser.newPage({ baseURL: demo.address })
  await page.goto("/categories")
  const skip = page.getByRole("link", { name: "Skip to content" })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press("Tab")
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused()
})

test("a list stays in order and the keyboard in its place when a row is removed", async ({
  browser,
  empty,
}) => {
  const page = await browser.newPage({ baseURL: empty.address })
  await signUp(page, "Rahim", "Seller")
  const photo = await aPhoto()
  for (const name of ["Ukulele", "Banjo", "Mandolin"]) await addProduct(page, name, photo)
  const rows = page.getByRole("row")
  await expect(rows.nth(1)).toContainText("Mandolin")
  await press(page, "button", "Name")
  await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending")
  await expect(rows.nth(1)).toContainText("Banjo")
  await press(page, "button", "DELETE: Mandolin")
  await press(page, "button", "DELETE")
  await said(page, "Mandolin has been removed from your added products.")
  await expect(rows.nth(2)).toContainText("Ukulele")
  await expect(rows.nth(2)).toBeFocused()
  for (const name of ["Ukulele", "Banjo"]) {
    await press(page, "button", `DELETE: ${name}`)
    await press(page, "button", "DELETE")
    await expect(page.getByRole("button", { name: `DELETE: ${name}` })).toHaveCount(0)
  }
  const emptied = page.locator(":focus")
  await expect(emptied).toContainText("You have not added any products yet")
})

test("the slides are one stop of the keyboard, and its arrows go through them", async ({ browser, demo }) => {
  const page = await browser.newPage({ baseURL: demo.address })
  await page.goto("/")
  await page.getByRole("button", { name: "Show slide 1" }).focus()
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("button", { name: "Show slide 2" })).toBeFocused()
  await expect(page.getByRole("button", { name: "Show slide 2" })).toHaveAttribute("aria-current", "true")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Next slide" })).toBeFocused()
})

/** Goes on by Tab until it is there, and presses it. */
async function press(page: Page, role: "link" | "button", name: string | RegExp) {
  await tabTo(page, page.getByRole(role, typeof name === "string" ? { name, exact: true } : { name }).first())
  await page.keyboard.press("Enter")
}

async function write(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}
