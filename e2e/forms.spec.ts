import {
  fillInBooking,
  fillInProduct,
  fillInSignUp,
  logIn,
  openCategory,
  password,
  signUp,
} from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { expectToast } from "./toasts.ts"
import { newUser, signedIn } from "./signed-in.ts"

test("login says what is missing and what is wrong, at its field", fullRun, async ({ empty }) => {
  const page = await empty.newPage()
  await page.goto("/login")
  await page.getByRole("button", { name: "LOGIN", exact: true }).click()
  await expect(page.getByText("Email is required")).toBeVisible()
  await expect(page.getByText("Password is required")).toBeVisible()
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused()
  await page.getByLabel("Password", { exact: true }).fill("12345")
  await expect(page.getByText("Password must be alteast 6 characters longer!")).toBeVisible()
  await logIn(page, "nobody@example.org")
  await expect(page.getByText("Invalid Email. User not found!")).toBeVisible()
  const { email } = await newUser(empty, "Ana", "Buyer")
  await page.getByLabel("Email", { exact: true }).fill(email)
  await page.getByLabel("Password", { exact: true }).fill(`${password}?`)
  await page.getByRole("button", { name: "LOGIN", exact: true }).click()
  await expect(page.getByText("Wrong Password")).toBeVisible()
})

test("sign-up says what is missing, ticks the password off and knows a taken address", async ({ empty }) => {
  const page = await empty.newPage()
  await page.goto("/signup")
  await page.getByRole("button", { name: "SIGN UP" }).click()
  for (const message of [
    "Name is required",
    "Email is required",
    "Password is required",
    "Account type is required",
  ])
    await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole("radiogroup", { name: "Account type" })).toHaveAccessibleDescription(
    "Account type is required",
  )
  const field = page.getByLabel("Password", { exact: true })
  await field.fill("abc")
  await expect(page.getByText("Password must be alteast 6 characters longer!")).toBeVisible()
  await field.fill("ABcdef1!")
  await expect(
    page.getByText(
      "Your password must have at least 2 capital letters, 2 small letters, 2 digits, and 1 special character!",
    ),
  ).toBeVisible()
  await expect(page.getByText("2 capital letters (done)")).toBeVisible()
  await expect(page.getByText("2 digits (missing)")).toBeVisible()

  const { email } = await signUp(page, "Tomal", "Buyer")
  const other = await empty.newPage()
  await other.goto("/signup")
  await fillInSignUp(other, "Someone else", "Seller", email)
  await other.getByRole("button", { name: "SIGN UP" }).click()
  await expect(other.getByText("This email is already in use.")).toBeVisible()
})

const required = [
  "Product Name",
  "Product Photo",
  "Product Category",
  "Product Condition",
  "Selling Price",
  "Buying Price",
  "Time Used",
  "Phone Number",
  "Location",
  "Product Description",
]

test("an empty product form is told every field, a text named .jpg keeps what was typed", async ({
  empty,
}) => {
  const { page } = await signedIn(empty, "Rahim", "Seller")
  await page.goto("/dashboard/addproducts")
  await page.getByRole("button", { name: "ADD PRODUCT" }).click()
  for (const field of required) await expect(page.getByText(`${field} is required`)).toBeVisible()
  await fillInProduct(page, "Not a photo", Buffer.from("just text"))
  await page.getByLabel("Selling Price").fill("-5")
  await page.getByRole("button", { name: "ADD PRODUCT" }).click()
  await expect(page.getByText("Selling Price must be greater than 0")).toBeVisible()
  await page.getByLabel("Selling Price").fill("5")
  await page.getByRole("button", { name: "ADD PRODUCT" }).click()
  await expect(page.getByText(/This file is not a photo we can read/)).toBeVisible()
  await expect(page.getByLabel("Product Name")).toHaveValue("Not a photo")
})

test("a stranger logs in and comes back, and a buyer is not let into a seller's screen", async ({
  empty,
}) => {
  const { email } = await newUser(empty, "Ana", "Buyer")
  const page = await empty.newPage()
  await page.goto("/dashboard/myorders?from=here#top")
  await expect(page).toHaveURL(/\/login\?from=/)
  await logIn(page, email)
  await expect(page).toHaveURL(/\/dashboard\/myorders\?from=here#top$/)
  await expect(page.getByText("You have not booked any products yet")).toBeVisible()
  await page.goto("/dashboard/addproducts")
  await expect(page).toHaveURL(/\/login\?from=/)
})

test("a booking says what is missing, shows what is known, and can be made once", async ({ demo }) => {
  const { page } = await signedIn(demo, "Mina", "Buyer")
  await openCategory(page, "Winds & Brass")
  const first = page.getByRole("button", { name: /^BOOK NOW/ }).first()
  const product = ((await first.getAttribute("aria-label")) ?? "").replace("BOOK NOW: ", "")
  await first.click()
  const dialog = page.getByRole("dialog")
  const known = dialog.locator("input:disabled")
  await expect(known).toHaveCount(5)
  await expect(dialog.getByLabel(/buyer name/i)).toHaveValue("Mina")
  await expect(dialog.getByLabel(/product name/i)).toHaveValue(product)
  await expect(dialog.getByLabel(/booking date/i)).toHaveValue(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
  await dialog.getByRole("button", { name: "CONFIRM BOOKING" }).click()
  await expect(dialog.getByText("Phone Number is required")).toBeVisible()
  await expect(dialog.getByText("Location is required")).toBeVisible()
  await dialog.getByLabel("Phone Number").fill("call me")
  await expect(dialog.getByText("Phone Number must have 6 to 15 digits")).toBeVisible()
  await fillInBooking(dialog, "01800000003", "Khulna")
  await dialog.getByRole("button", { name: "CONFIRM BOOKING" }).click()
  await expectToast(page, `Your booking for ${product} is confirmed.`)
  await page.goBack()
  await page.getByRole("button", { name: `BOOK NOW: ${product}` }).click()
  await expect(dialog.getByText("You have booked this product already.")).toBeVisible()
  await page.getByRole("button", { name: "Close" }).first().click()
  await page.goto("/dashboard/myorders")
  await page.getByRole("button", { name: `REMOVE BOOKING: ${product}` }).click()
  await dialog.getByRole("button", { name: "DELETE" }).click()
  await expectToast(page, `${product} has been removed from your bookings.`)
  await expect(page.getByText("You have not booked any products yet")).toBeVisible()
})
