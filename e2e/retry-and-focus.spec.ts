import type { Page } from "@playwright/test"
import { edgesOf } from "./layout.ts"
import { bookNow, fillInBooking, logIn, openCategory } from "./people.ts"
import { expect, test } from "./product.ts"
import { said } from "./toasts.ts"
import { signedIn, signedInAs } from "./signed-in.ts"

test("a booking that does not arrive stays as typed, and Retry keeps the focus", async ({ demo }) => {
  const { page } = await signedIn(demo, "Mina", "Buyer")
  await openCategory(page, "Keys & Synths")
  await bookNow(page)
  const dialog = page.getByRole("dialog")
  await fillInBooking(dialog, "01800000003", "Khulna")
  await page.route("**/api/bookings", (route) => route.fulfill({ status: 503, body: "busy" }))
  await dialog.getByRole("button", { name: "CONFIRM BOOKING" }).click()
  const retry = dialog.getByRole("button", { name: "Retry" })
  await retry.click()
  await expect(dialog.getByText(/We could not reach Backline/)).toBeVisible()
  await expect(retry).toBeFocused()
  await expect(dialog.getByLabel("Phone Number")).toHaveValue("01800000003")
  await expect(dialog.getByLabel("Location")).toHaveValue("Khulna")
  await page.unroute("**/api/bookings")
  await retry.click()
  await expect(page).toHaveURL(/\/dashboard\/myorders$/)
})

test("a login that does not reach the server moves nothing, and its button says Retry", async ({ demo }) => {
  const page = await demo.newPage()
  await page.goto("/login")
  await page.route("**/api/auth/sign-in/email", (route) => route.abort())
  const google = page.getByRole("button", { name: "Login with Google" })
  await page.getByLabel("Password", { exact: true }).focus()
  const before = await edgesOf(google)
  await logIn(page, "ana@backline.example")
  await expect(page.getByText(/We could not reach Backline/)).toBeVisible()
  await expect(page.getByRole("button", { name: "Retry" })).toBeFocused()
  expect(await edgesOf(google)).toEqual(before)
  await page.unrouteAll()
  await page.getByRole("button", { name: "Retry" }).press("Enter")
  await said(page, "Logged in successfully!")
})

test("Retry keeps the focus while it tries again, and hands it to the first row", async ({ demo }) => {
  const page = await signedInAs(demo, "rahim")
  const others = {
    "/dashboard": "**/api/users/*/*",
    "/dashboard/account": "**/api/auth/list-sessions",
    "/dashboard/addproducts": "**/api/categories",
  }
  const [retry] = await Promise.all([
    failedAt(page, "/dashboard/myproducts", "**/api/myProducts?**"),
    ...Object.entries(others).map(async ([path, call]) =>
      failedAt(await page.context().newPage(), path, call),
    ),
  ])
  await page.unrouteAll()
  await retry.press("Enter")
  await expect(page.getByRole("row").nth(1)).toBeFocused()
})

/** Opens a screen of which a call fails, and tries that again, which fails once more. */
async function failedAt(page: Page, path: string, call: string) {
  await page.route(call, (route) => route.abort())
  await page.goto(path)
  const retry = page.getByRole("main").getByRole("button", { name: "Retry" })
  await retry.press("Enter")
  await expect(retry).toHaveAttribute("aria-busy", "true")
  await expect(retry).toBeFocused()
  await expect(retry).not.toHaveAttribute("aria-busy", "true")
  await expect(retry).toBeFocused()
  return retry
}
