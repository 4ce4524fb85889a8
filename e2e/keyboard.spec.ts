import type { Page } from "@playwright/test"
import { cards } from "./card.ts"
import { aPhoto, password, tabTo } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { expectToast } from "./toasts.ts"
import { newUser, newProduct, signedIn, signedInAs } from "./signed-in.ts"

test("by keyboard alone someone looks around, logs in, books and pays", async ({ empty }) => {
  await newProduct(empty, "Yamaha F310")
  const { email } = await newUser(empty, "Nadia", "Buyer")
  const page = await empty.newPage()
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
  await write(page, "Card number", cards.good.replaceAll(" ", ""))
  await expect(page.getByLabel("Card number")).toHaveValue(cards.good)
  await write(page, "Expiry date", "1234")
  await expect(page.getByLabel("Expiry date")).toHaveValue("12/34")
  await write(page, "Security code", "123")
  await page.keyboard.press("Enter")
  await expect(page.getByText(/^TRANSACTION ID/)).toBeVisible()
})

test("by keyboard alone a seller lists a product and advertises it", fullRun, async ({ empty }) => {
  const { page } = await signedIn(empty, "Farhana", "Seller")
  await page.goto("/dashboard")
  await press(page, "link", "Add Product")
  await write(page, "Product Name", "Ukulele by keys")
  const choosing = page.waitForEvent("filechooser")
  await tabTo(page, page.getByLabel("Product Photo"))
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
  await expectToast(page, "Ukulele by keys has been added successfully.")
  await press(page, "button", "ADVERTISE: Ukulele by keys")
  await expectToast(page, "Product advertised successfully!")
})

test("the dashboard's menu goes by arrow keys, and on a phone gives the focus back", async ({ demo }) => {
  const page = await signedInAs(demo, "ana", { viewport: { width: 360, height: 800 } })
  await page.goto("/dashboard")
  const entryIn = (menu: string) => (name: string) =>
    page.getByRole("navigation", { name: menu }).getByRole("link", { name, exact: true })
  const option = entryIn("See Options")
  const entry = entryIn("Dashboard")
  const options = page.getByRole("button", { name: "See Options" })
  await options.focus()
  await page.keyboard.press("Enter")
  await expect(option("Dashboard")).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await expect(option("My Orders")).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(options).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(option("Dashboard")).toBeFocused()
  await page.keyboard.press("End")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/dashboard\/account$/)
  await expect(option("My Orders")).toBeHidden()

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto("/dashboard")
    await entry("Dashboard").focus()
    await page.keyboard.press("ArrowRight")
    await expect(entry("My Orders")).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(entry("Offers")).toBeFocused()
    await page.keyboard.press("End")
    await expect(entry("Account")).toBeFocused()
    await page.keyboard.press("ArrowDown")
    await expect(entry("Dashboard")).toBeFocused()
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("Home")
    await expect(entry("Dashboard")).toBeFocused()
  }
})

test("the first Tab offers to skip to the content", async ({ demo }) => {
  const page = await demo.newPage()
  await page.goto("/categories")
  const skip = page.getByRole("link", { name: "Skip to content" })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press("Tab")
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("main").locator("a, button, input").first()).toBeFocused()
})

test(
  "a list stays in order and the keyboard in its place when a row is removed",
  fullRun,
  async ({ empty }) => {
    const { page, person } = await signedIn(empty, "Rahim", "Seller")
    for (const name of ["Ukulele", "Banjo", "Mandolin"]) await newProduct(empty, name, person)
    await page.goto("/dashboard/myproducts")
    const rows = page.getByRole("row")
    await expect(rows.nth(1)).toContainText("Mandolin")
    await press(page, "button", "Name")
    await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending")
    await expect(rows.nth(1)).toContainText("Banjo")
    await press(page, "button", "DELETE: Mandolin")
    await press(page, "button", "DELETE")
    await expectToast(page, "Mandolin has been removed from your added products.")
    await expect(rows.nth(2)).toContainText("Ukulele")
    await expect(rows.nth(2)).toBeFocused()
    for (const name of ["Ukulele", "Banjo"]) {
      await press(page, "button", `DELETE: ${name}`)
      await press(page, "button", "DELETE")
      await expect(page.getByRole("button", { name: `DELETE: ${name}` })).toHaveCount(0)
    }
    const emptied = page.locator(":focus")
    await expect(emptied).toContainText("You have not added any products yet")
  },
)

test("the slides are one stop of the keyboard, and its arrows go through them", async ({ demo }) => {
  const page = await demo.newPage()
  await page.goto("/")
  await page.getByRole("button", { name: "Show slide 1" }).focus()
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("button", { name: "Show slide 2" })).toBeFocused()
  await expect(page.getByRole("button", { name: "Show slide 2" })).toHaveAttribute("aria-current", "true")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Next slide" })).toBeFocused()
})

/** Presses Tab until the element has the focus, then Enter. */
async function press(page: Page, role: "link" | "button", name: string | RegExp) {
  await tabTo(page, page.getByRole(role, typeof name === "string" ? { name, exact: true } : { name }).first())
  await page.keyboard.press("Enter")
}

async function write(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}
