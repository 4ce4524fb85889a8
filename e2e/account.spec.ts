import {
  book,
  fillInBooking,
  logIn,
  openCategory,
  password,
  signUpCutOff,
  markUnconfirmed,
} from "./people.ts"
import { expect, fullRun, test, withSite } from "./product.ts"
import { expectToast } from "./toasts.ts"
import { newProduct, signedIn } from "./signed-in.ts"

test("someone ends a session elsewhere, and changes the password", fullRun, async ({ empty }) => {
  const { page, email } = await signedIn(empty, "Ana", "Buyer")
  const library = await empty.newPage()
  await library.goto("/login?from=/dashboard")
  await logIn(library, email)
  await expect(library.getByRole("heading", { name: "Welcome, Ana!" })).toBeVisible()

  await page.goto("/dashboard/account")
  const thisDevice = page.getByRole("listitem").filter({ hasText: "THIS DEVICE" })
  await expect(thisDevice).toBeVisible()
  await page.getByRole("button", { name: /^END SESSION: Chrome on Linux/ }).click()
  await expectToast(page, "Logged out there.")
  await expect(thisDevice).toBeFocused()
  await expect(page.getByRole("button", { name: /^END SESSION/ })).toHaveCount(0)
  // also for an address opened after the page has learned that the session ended
  for (const path of ["/dashboard/wishlist", "/dashboard/myorders"]) {
    await library.goto(path)
    await expect(library.getByText("Your session has ended. Please log in again.")).toBeVisible()
  }
  await logIn(library, email)
  await expect(library).toHaveURL(/\/dashboard\/myorders$/)
  await page.reload()
  await page.getByRole("button", { name: "END ALL OTHER SESSIONS" }).click()
  await expect(thisDevice).toBeFocused()

  const change = page.getByRole("button", { name: "CHANGE PASSWORD" })
  for (const [current, next, answer] of [
    ["BAckline33!", "CHorus&Flanger77", /^Wrong Password/],
    [password, "PAssword12!", /one of the first that others would try/],
  ] as const) {
    await page.getByLabel("Current password").fill(current)
    await page.getByLabel("New password").fill(next)
    await expect(page.getByText("2 digits (done)")).toBeVisible()
    await change.click()
    await expect(page.getByText(answer)).toBeVisible()
  }
  await page.getByLabel("New password").fill("CHorus&Flanger77")
  await change.click()
  await expectToast(page, "Your password has been changed.")
  await library.goto("/login")
  await logIn(library, email)
  await expect(library.getByText("Wrong Password")).toBeVisible()
})

test("someone whose sign-up was cut off says at the next login what they want to be", async ({ empty }) => {
  const email = await signUpCutOff(empty, "Tuhin")
  const page = await empty.newPage()
  await page.goto("/login?from=/dashboard")
  await logIn(page, email)
  await expect(page.getByText("Your account is almost ready. How will you use Backline?")).toBeFocused()
  const finish = page.getByRole("button", { name: "FINISH SIGN UP" })
  await finish.click()
  await expect(page.getByText("Account type is required")).toBeVisible()
  await page.getByRole("radio", { name: "Buyer" }).check()
  await finish.click()
  await expect(page.getByRole("heading", { name: "Welcome, Tuhin!" })).toBeVisible()
})

test(
  "whoever books with an unconfirmed address is led to confirming it, where the operator asks for it",
  fullRun,
  async ({ browser }) => {
    await withSite(browser, { DEMO: "off", REQUIRE_CONFIRMED_EMAIL: "on" }, async (site) => {
      await newProduct(site, "Fender Rhodes")
      const { page, email } = await signedIn(site, "Ana", "Buyer")
      await markUnconfirmed(site, email)
      await openCategory(page)
      await page.getByRole("button", { name: "BOOK NOW: Fender Rhodes" }).click()
      const dialog = page.getByRole("dialog")
      await fillInBooking(dialog, "01800000002", "Mirpur, Dhaka")
      await dialog.getByRole("button", { name: "CONFIRM BOOKING" }).click()
      await expect(dialog.getByText(/^Please confirm your email first/)).toBeVisible()
      await dialog.getByRole("link", { name: "Go to your account" }).click()
      await page.getByRole("button", { name: "SEND THE LINK AGAIN" }).click()
      await expectToast(page, "We sent you the link again.")
      await page.goto(await site.linkMailedTo(email, "/confirm-email"))
      await page.getByRole("button", { name: "CONFIRM" }).click()
      await expect(page.getByText("Thank you! Your address is confirmed.")).toBeFocused()
      await openCategory(page)
      await book(page, "Fender Rhodes")
    })
  },
)
