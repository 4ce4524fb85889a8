import { complaintsOfAxe } from "./measured.ts"
import { fillInBooking, signUp } from "./people.ts"
import { expect, test } from "./product.ts"

test("a booking that does not reach the server stays as it was typed, and Retry keeps the focus until it does", async ({
  browser,
  demo,
}) => {
  const page = await browser.newPage({ baseURL: demo.address })
  await signUp(page, "Mina", "Buyer")
  await page.goto("/categories")
  await page.getByRole("link", { name: /Keys & Synths/ }).click()
  await page
    .getByRole("button", { name: /^BOOK NOW/ })
    .first()
    .click()
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

for (const colorScheme of ["light", "dark"] as const)
  test(`forms full of errors can be read by everyone, in ${colorScheme}`, async ({ browser, empty }) => {
    const context = await browser.newContext({
      baseURL: empty.address,
      viewport: { width: 360, height: 740 },
      colorScheme,
      reducedMotion: "reduce",
    })
    const page = await context.newPage()
    await page.goto("/signup")
    await page.getByRole("button", { name: "SIGN UP" }).click()
    await expect(page.getByRole("radiogroup", { name: "Account type" })).toHaveAccessibleDescription(
      "Account type is required",
    )
    expect(await complaintsOfAxe(page)).toEqual([])
    await signUp(page, "Rahim", "Seller")
    await page.goto("/dashboard/addproducts")
    await page.getByLabel("Product Name").fill("Begun")
    await page.reload()
    await page.getByRole("button", { name: "ADD PRODUCT" }).click()
    await expect(page.getByText("Location is required")).toBeVisible()
    expect(await complaintsOfAxe(page)).toEqual([])
    await context.close()
  })
