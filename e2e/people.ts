import { expect, type Locator, type Page } from "@playwright/test"
import { v7 as uuidv7 } from "uuid"
import { z } from "zod"
import type { Row } from "../db/tables.ts"
import { makeAdmin } from "../server/admins/make-admin.ts"
import { apiOf, password, read, stranger } from "../test/people.ts"
import { aJpeg } from "../test/pictures.ts"
import type { Product } from "./product.ts"
import { expectToast } from "./toasts.ts"

export { password } from "../test/people.ts"

/** The viewport of a phone. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

let count = 0

/** An unused email address. */
export function emailOf(name: string) {
  count += 1
  return `${name.toLowerCase()}.${process.pid}.${count}@example.org`
}

export async function signUp(page: Page, name: string, role: "Seller" | "Buyer", email = emailOf(name)) {
  await page.goto("/signup")
  await fillInSignUp(page, name, role, email)
  await page.getByRole("button", { name: "SIGN UP" }).click()
  await expectToast(page, "User account created successfully!")
  return { name, email }
}

export async function fillInSignUp(
  page: Page,
  name: string,
  role: "Seller" | "Buyer",
  email = emailOf(name),
) {
  await page.getByLabel("Name", { exact: true }).fill(name)
  await fillInLogin(page, email)
  await page.getByRole("radio", { name: role }).check()
}

/** A sign-up interrupted before the role was chosen; returns the email. */
export async function signUpCutOff(product: Product, name: string) {
  const email = emailOf(name)
  await read(z.unknown(), stranger(apiOf(product)).post("/api/auth/sign-up/email", { name, email, password }))
  return email
}

export async function fillInLogin(page: Page, email: string) {
  await page.getByLabel("Email", { exact: true }).fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
}

export async function logIn(page: Page, email: string) {
  await fillInLogin(page, email)
  await page.getByRole("button", { name: "LOGIN", exact: true }).click()
}

export async function logOut(page: Page) {
  await page.getByRole("button", { name: "LOG OUT" }).click()
  await expectToast(page, "Logged out successfully!")
}

/** Submits the form of the home page and follows the link in the email. */
export async function joinCommunity(page: Page, product: Product, email: string) {
  await page.goto("/")
  await page.getByLabel("Your email").fill(email)
  const join = page.getByRole("button", { name: "JOIN", exact: true })
  await join.click()
  await expect(page.getByText("Thank you! We sent you an email: follow its link to join.")).toBeVisible()
  await page.goto(await product.linkMailedTo(email, "/community"))
  await join.click()
  await expect(page.getByText("Welcome! Your address is on our list.")).toBeFocused()
}

export async function becomeAdmin(product: Product, email: string) {
  const { db, close } = await product.database()
  await makeAdmin(db, email)
  await close()
}

/** Deletes the sessions in the database, so that no browser notices. */
export async function endSessions(product: Product, email: string) {
  const { db, close } = await product.database()
  const account = db.selectFrom("identity.user").select("id").where("email", "=", email)
  await db.deleteFrom("identity.session").where("userId", "=", account).execute()
  await close()
}

/** Marks an email address as unconfirmed. */
export async function markUnconfirmed(product: Product, email: string) {
  const { db, close } = await product.database()
  await db.updateTable("identity.user").set({ emailVerified: false }).where("email", "=", email).execute()
  await close()
}

/** Large enough for two sizes; larger photos are tested beside the server. */
export async function aPhoto(size = { width: 480, height: 360, orientation: 1 }) {
  return Buffer.from(await (await aJpeg(size)).arrayBuffer())
}

/** Fills in the product form and submits it. */
export async function addProduct(page: Page, name: string, photo: Buffer) {
  await fillInProduct(page, name, photo)
  await page.getByRole("button", { name: "ADD PRODUCT" }).click()
  await expectToast(page, `${name} has been added successfully.`)
  await expect(page).toHaveURL(/\/dashboard\/myproducts$/)
}

type ProductRow = Omit<Row<"products">, "id">

/** Copies a seller's only product until there are `count`; `differs` gives the changes of each copy. */
export async function multiply(
  product: Product,
  email: string,
  count: number,
  differs: (one: ProductRow, index: number) => Partial<ProductRow> = () => ({}),
) {
  const { db, close } = await product.database()
  const owner = db.selectFrom("users").select("id").where("email", "=", email)
  const { id: _, ...one } = await db
    .selectFrom("products")
    .selectAll()
    .where("sellerId", "=", owner)
    .executeTakeFirstOrThrow()
  const others = Array.from({ length: count - 1 }, (_none, index) => ({
    ...one,
    ...differs(one, index),
    id: uuidv7(),
  }))
  for (let made = 0; made < others.length; made += 500)
    await db
      .insertInto("products")
      .values(others.slice(made, made + 500))
      .execute()
  await close()
}

/** Marks all products as deleted, so that later tests do not find them. */
export async function removeAllProducts(product: Product) {
  const { db, close } = await product.database()
  const gone = { soldAt: null, deletedAt: new Date() }
  await db.updateTable("products").set(gone).where("deletedAt", "is", null).execute()
  await close()
}

/** Opens a category from the list of categories. */
export async function openCategory(page: Page, name = "Guitars & Basses") {
  await page.goto("/categories")
  await page.getByRole("link", { name }).click()
  await expect(page).toHaveTitle(`${name} - Backline`)
}

/** Presses a button that asks for confirmation, and confirms. */
export async function pressAndConfirm(within: Locator, act: string) {
  await within.getByRole("button", { name: act }).click()
  await within.page().getByRole("dialog").last().getByRole("button", { name: act }).click()
}

/** Presses an action of the first row that has it; below 1280 px it is in the row's menu. */
export async function pressOnOwn(page: Page, act: RegExp) {
  const { width = 0 } = page.viewportSize() ?? {}
  const button = page.getByRole("button", { name: act, disabled: false, includeHidden: true })
  const row = page.getByRole("row").filter({ has: button }).first()
  if (width < 1280) await row.getByRole("button", { name: /^More: / }).click()
  await row.getByRole("button", { name: act }).first().click()
}

/** Presses an action in the menu of the first row. */
export async function pressInFirstMenu(page: Page, act: RegExp) {
  await page
    .getByRole("button", { name: /^More: / })
    .first()
    .click()
  await page.getByRole("dialog").getByRole("button", { name: act }).click()
}

/** Excludes the demo product that Ana has booked. */
export const bookable = /^BOOK NOW: (?!Fender Player)/

/** Opens the booking sheet of the first available product in a category. */
export async function bookNow(page: Page) {
  await pressOnCard(page, bookable)
}

/** Presses a button of a product's card, which is unfolded first on a phone. */
export async function pressOnCard(page: Page, name: string | RegExp) {
  const button = page.getByRole("button", { name, includeHidden: true }).first()
  await button.waitFor({ state: "attached" })
  if (!(await button.isVisible())) await openCard(page.getByRole("article").filter({ has: button }).first())
  await button.click()
}

export async function openCard(card: Locator) {
  await card.locator("> details > summary").click()
}

export async function fillInProduct(page: Page, name: string, photo: Buffer) {
  await page.goto("/dashboard/addproducts")
  await page.getByLabel("Product Name").fill(name)
  await pickPhoto(page, "guitar.jpg", photo)
  await page.getByLabel("Product Category").selectOption({ label: "Guitars & Basses" })
  await page.getByLabel("Product Condition").selectOption("Good")
  await page.getByLabel("Selling Price").fill("62000")
  await page.getByLabel("Buying Price").fill("95000.50")
  await page.getByLabel("Time Used").fill("2 years")
  await page.getByLabel("Phone Number").fill("01700000001")
  await page.getByLabel("Location").fill("Dhanmondi, Dhaka")
  await page.getByLabel("Product Description").fill("Played at home.\nNever gigged. গিটার")
}

/** Picks a file as the product photo; `buffer` need not be a JPEG. */
export async function pickPhoto(page: Page, name: string, buffer: Buffer) {
  await page.getByLabel("Product Photo").setInputFiles({ name, mimeType: "image/jpeg", buffer })
}

export async function book(page: Page, product: string) {
  await pressOnCard(page, `BOOK NOW: ${product}`)
  const dialog = page.getByRole("dialog")
  await fillInBooking(dialog, "01800000002", "Mirpur, Dhaka")
  await dialog.getByRole("button", { name: "CONFIRM BOOKING" }).click()
  await expectToast(page, `Your booking for ${product} is confirmed.`)
  await expect(page).toHaveURL(/\/dashboard\/myorders$/)
}

export async function fillInMessage(page: Page) {
  await page.getByLabel("Name").fill("Mina Khatun")
  await page.getByLabel("Email", { exact: true }).fill("mina@example.org")
  await page.getByLabel("Message").fill("Do you take drums without legs?\nMine stand on bricks.")
}

export async function fillInBooking(dialog: Locator, phone: string, location: string) {
  await dialog.getByLabel("Phone Number").fill(phone)
  await dialog.getByLabel("Location").fill(location)
}

/** Presses Tab or Shift+Tab until the element has the focus. */
export async function tabTo(page: Page, wanted: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await wanted.waitFor()
  const hasFocus = () => wanted.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < 150 && !(await hasFocus()); stops += 1) await page.keyboard.press(key)
  await expect(wanted).toBeFocused()
}
