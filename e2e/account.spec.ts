import { logIn, password, signUp, signUpAdmin, signUpCutOff } from "./people.ts"
import { expect, test } from "./product.ts"
import { said } from "./said.ts"

test("someone ends a session elsewhere, and changes the password", async ({ browser, empty }) => {
  const page = await browser.newPage({ baseURL: empty.address })
  const ana = await signUp(page, "Ana", "Buyer")
  const library = await browser.newPage({ baseURL: empty.address })
  await library.goto("/login?from=/dashboard")
  await logIn(library, ana.email)
  await expect(library.getByRole("heading", { name: "Welcome, Ana!" })).toBeVisible()

  await page.goto("/dashboard/account")
  await expect(page.getByText("THIS DEVICE")).toBeVisible()
  await page.getByRole("button", { name: /^END SESSION: Chrome on Linux/ }).click()
  await said(page, "Logged out there.")
  await expect(page.getByRole("listitem").filter({ hasText: "THIS DEVICE" })).toBeFocused()
  await expect(page.getByRole("button", { name: /^END SESSION/ })).toHaveCount(0)
  await library.goto("/dashboard/myorders")
  await expect(library).toHaveURL(/\/login/)
  await logIn(library, ana.email)
  await expect(library).toHaveURL(/\/dashboard\/myorders$/)
  await page.reload()
  await page.getByRole("button", { name: "END ALL OTHER SESSIONS" }).click()
  await expect(page.getByRole("listitem").filter({ hasText: "THIS DEVICE" })).toBeFocused()

  await page.getByLabel("Current password").fill("BAckline33!")
  await page.getByLabel("New password").fill("CHorus&Flanger77")
  await page.getByRole("button", { name: "CHANGE PASSWORD" }).click()
  await expect(page.getByText(/^Wrong Password/)).toBeVisible()
  await page.getByLabel("Current password").fill(password)
  await page.getByLabel("New password").fill("PAssword12!")
  await page.getByRole("button", { name: "CHANGE PASSWORD" }).click()
  await expect(page.getByText(/one of the first that others would try/)).toBeVisible()
  await page.getByLabel("New password").fill("CHorus&Flanger77")
  await page.getByRole("button", { name: "CHANGE PASSWORD" }).click()
  await said(page, "Your password has been changed.")
  await logIn((await library.goto("/login"), library), ana.email)
  await expect(library.getByText("Wrong Password")).toBeVisible()
})

test("someone whose sign-up was cut off says at the next login what they want to be", async ({
  browser,
  empty,
}) => {
  const email = await signUpCutOff(empty, "Tuhin")
  const page = await browser.newPage({ baseURL: empty.address })
  await page.goto("/login?from=/dashboard")
  await logIn(page, email)
  await expect(page.getByText("Your account is almost ready. How will you use Backline?")).toBeFocused()
  await page.getByRole("button", { name: "FINISH SIGN UP" }).click()
  await expect(page.getByText("Account type is required")).toBeVisible()
  await page.getByRole("radio", { name: "Buyer" }).check()
  await page.getByRole("button", { name: "FINISH SIGN UP" }).click()
  await expect(page.getByRole("heading", { name: "Welcome, Tuhin!" })).toBeVisible()
})

test("the admin reads in the audit log who did what", async ({ browser, empty }) => {
  const page = await browser.newPage({ baseURL: empty.address })
  await signUpAdmin(page, empty)
  await page.goto("/dashboard/audit")
  const made = page.getByRole("row", { name: /Admin made/ }).first()
  await expect(made).toContainText("Anika")
  await expect(made).toContainText("Backline itself")
})
