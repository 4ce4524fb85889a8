import type { Page } from "@playwright/test"
import { aPhoto, fillInProduct, password, phone, pickPhoto } from "./people.ts"
import { expect, test } from "./product.ts"
import { expectToast } from "./toasts.ts"
import { signedIn, signUpOn } from "./signed-in.ts"

test("a field says what is wrong from when it is left until it is mended", async ({ empty }) => {
  const page = await empty.newPage({ viewport: { width: 360, height: 740 } })
  await page.goto("/signup")
  const email = page.getByLabel("Email", { exact: true })
  const password = page.getByLabel("Password", { exact: true })
  const before = await placeOf(page)
  await email.fill("ana")
  await expect(page.getByText("Email is not an email address")).toHaveCount(0)
  await password.fill("Weak")
  await expect(email).toHaveAccessibleDescription("Email is not an email address")
  await expect(email).toHaveAttribute("aria-invalid", "true")
  await page.getByRole("radio", { name: "Buyer" }).check()
  await expect(page.getByText("Password must be alteast 6 characters longer!")).toBeVisible()
  await password.fill("Weaker")
  await expect(page.getByText(/^Your password must have at least 2 capital letters/)).toBeVisible()
  await email.fill("ana@example.org")
  await expect(email).toHaveAttribute("aria-invalid", "false")
  await expect(email).toHaveAccessibleDescription("")
  await page.getByRole("button", { name: "SIGN UP" }).click()
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused()
  expect(await placeOf(page)).toEqual(before)
})

test("the first wrong field gets the focus, in the order in which one reads them", async ({ empty }) => {
  const page = await empty.newPage()
  await page.goto("/signup")
  await page.getByLabel("Name", { exact: true }).fill("Rahim Uddin")
  await page.getByLabel("Email", { exact: true }).fill("rahim@example.org")
  await page.getByRole("button", { name: "SIGN UP" }).click()
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused()
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "SIGN UP" }).click()
  await expect(page.getByRole("radio", { name: "Seller" })).toBeFocused()

  await signUpOn(page, empty, "Rahim", "Seller")
  await page.goto("/dashboard/addproducts")
  await page.getByLabel("Product Name").fill("Boss DS-1")
  const add = page.getByRole("button", { name: "ADD PRODUCT" })
  await add.click()
  await expect(page.getByLabel("Product Photo")).toBeFocused()
  await pickPhoto(page, "guitar.jpg", await aPhoto())
  await add.click()
  await expect(page.getByLabel("Product Category")).toBeFocused()
})

test("a message is checked field by field, but not for fields only passed through", async ({ empty }) => {
  const page = await empty.newPage()
  await page.goto("/")
  const form = page.locator("#get-in-touch")
  const email = form.getByLabel("Email")
  await form.getByLabel("Name").focus()
  await page.keyboard.press("Tab")
  await page.keyboard.type("not an address")
  await page.keyboard.press("Tab")
  await expect(email).toHaveAccessibleDescription("Email is not an email address")
  await expect(form.getByText("Name is required")).toHaveCount(0)
  await email.fill("ana@example.org")
  await expect(email).toHaveAttribute("aria-invalid", "false")
  await form.getByRole("button", { name: "SEND MESSAGE" }).click()
  await expect(form.getByLabel("Name")).toBeFocused()
  await expect(form.getByText("Message is required")).toBeVisible()
})

test("a screen reader is told what a password misses after a pause, not at every key", async ({ empty }) => {
  const page = await empty.newPage()
  await page.clock.install()
  await page.goto("/signup")
  const told = page.getByRole("status").filter({ hasText: /missing/ })
  const password = page.getByLabel("Password", { exact: true })
  // from here on the clock advances only when the test says so
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await password.pressSequentially("ABcdef")
  await page.clock.runFor(900)
  await password.pressSequentially("!")
  await page.clock.runFor(900)
  await expect(told).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(told).toHaveText("Still missing: 2 digits")
  await password.pressSequentially("12")
  await page.clock.runFor(1_100)
  await expect(told).toHaveText("Nothing is missing.")
  await expect(password).toHaveAccessibleDescription(/2 digits \(done\)/)
})

test("a password can be looked at, or pasted with spaces and of any script", async ({ empty }) => {
  const page = await empty.newPage()
  await page.goto("/login")
  const password = page.getByLabel("Password", { exact: true })
  await password.fill("BAckline22!")
  await page.getByRole("button", { name: "Show password" }).click()
  await expect(password).toHaveAttribute("type", "text")
  await expect(password).toHaveAttribute("autocomplete", "current-password")
  await page.getByRole("button", { name: "Hide password" }).click()
  await expect(password).toHaveAttribute("type", "password")
  await expect(password).toHaveValue("BAckline22!")

  await page.goto("/signup")
  const elsewhere = page.getByLabel("Name", { exact: true })
  await elsewhere.fill(" PAssword 42: গিটার & more ")
  await elsewhere.press("ControlOrMeta+A")
  await elsewhere.press("ControlOrMeta+C")
  await password.press("ControlOrMeta+V")
  await expect(password).toHaveValue(" PAssword 42: গিটার & more ")
})

test("fields on a phone are large, do not zoom, and bring the fitting keyboard", async ({ empty }) => {
  const page = await empty.newPage(phone)
  await page.goto("/signup")
  await expect(page.getByLabel("Name", { exact: true })).toHaveAttribute("autocomplete", "name")
  await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("autocomplete", "email")
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("autocomplete", "new-password")
  expect(await tooSmall(page)).toEqual([])
  await signUpOn(page, empty, "Rahim", "Seller")
  await page.goto("/dashboard/addproducts")
  await expect(page.getByLabel("Phone Number")).toHaveAttribute("autocomplete", "tel")
  await expect(page.getByLabel("Selling Price")).toHaveAttribute("inputmode", "decimal")
  expect(await tooSmall(page)).toEqual([])
})

test("prices and phone numbers are understood as people write them, and said back", async ({ empty }) => {
  const { page } = await signedIn(empty, "Rahim", "Seller")
  await fillInProduct(page, "Mapex Saturn", await aPhoto())
  const price = page.getByLabel("Selling Price")
  await price.fill("about 12,500")
  await page.getByLabel("Buying Price").fill("১,২৫,০০০.৫০ টাকা")
  await expect(price).toHaveAccessibleDescription("Selling Price must be a number")
  await price.fill("৳ 12,500")
  await expect(price).toHaveAccessibleDescription("12,500 BDT")
  await expect(page.getByLabel("Buying Price")).toHaveAccessibleDescription("1,25,000.50 BDT")
  await page.getByLabel("Phone Number").fill("+880 1712-345678")
  await page.getByLabel("Location").focus()
  await expect(page.getByLabel("Phone Number")).toHaveValue("+8801712345678")
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === "/api/products")
  await page.getByRole("button", { name: "ADD PRODUCT" }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    sellingPrice: 12_500,
    buyingPrice: 125_000.5,
    phoneNumber: "+8801712345678",
  })
  await expectToast(page, "Mapex Saturn has been added successfully.")
})

/** Distances of these elements from the top of the page. */
function placeOf(page: Page) {
  const things = page.getByText("Account type").or(page.getByRole("button", { name: "SIGN UP" }))
  return things.evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)),
  )
}

/** Fields lower than a finger, or with text so small that an iPhone zooms in. */
function tooSmall(page: Page) {
  return page
    .locator("form :is(input:not([type=radio], [hidden]), select, textarea, button):visible")
    .evaluateAll((fields) =>
      fields
        .filter(
          (field) =>
            field.getBoundingClientRect().height < 44 || parseFloat(getComputedStyle(field).fontSize) < 16,
        )
        .map((field) => field.outerHTML),
    )
}
