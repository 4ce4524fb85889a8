import type { Page } from "@playwright/test"
import { bookProduct } from "../test/acts/paying.ts"
import { signUpSellerWith, rowsOf } from "./many-products.ts"
import { phone, removeAllProducts } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { newUser, signedIn } from "./signed-in.ts"
import { expectToast } from "./toasts.ts"

test.beforeEach(({ empty }) => removeAllProducts(empty))
test.afterEach(({ empty }) => removeAllProducts(empty))

test("a seller finds one of thirty products on a phone, sees who wants it, and takes it off and on again", async ({
  empty,
}) => {
  const page = await empty.newPage(phone)
  await signUpSellerWith(page, empty, 30)
  await page.getByLabel("Search my products").fill("no. 17")
  await expect(rowsOf(page)).toHaveCount(1)
  const href = await page.getByRole("link", { name: "No. 17" }).getAttribute("href")
  const id = href?.split("/")[2] ?? ""
  const ana = await newUser(empty, "Ana", "Buyer")
  await bookProduct(ana, id)
  await page.reload()
  await page.getByRole("button", { name: "1 booking: No. 17" }).click()
  const sheet = page.getByRole("dialog")
  await expect(sheet.getByRole("link", { name: "01800000001" })).toHaveAttribute("href", "tel:01800000001")
  await expect(sheet).toContainText("Mirpur, Dhaka")
  await page.keyboard.press("Escape")

  await expect(sheet).toHaveCount(0)
  await pressInMenu(page, "No. 17", "WITHDRAW")
  await expectToast(page, "No. 17 is withdrawn. Nobody sees it until you list it again.")
  await page.getByLabel("Search my products").fill("")
  await expect(rowsOf(page)).toHaveCount(30)
  await page.getByLabel("Show", { exact: true }).selectOption("Withdrawn")
  await expect(rowsOf(page)).toHaveCount(1)
  await pressInMenu(page, "No. 17", "LIST AGAIN")
  await expectToast(page, "No. 17 is listed again.")

  await page.goto("/dashboard/myproducts?q=no.+17")
  await pressInMenu(page, "No. 17", "DELETE: No. 17")
  await expect(page.getByText("1 buyer has booked it, and is told by email that it is gone.")).toBeVisible()
  await page.getByRole("dialog").last().getByRole("button", { name: "DELETE" }).click()
  await expectToast(page, "No. 17 has been removed from your added products.")
})

test("a phone number and a place are asked for once", fullRun, async ({ empty }) => {
  const { page } = await signedIn(empty, "Ana", "Buyer")
  await page.goto("/dashboard/account")
  await page.getByLabel("Phone Number").fill("০১৭১২-৩৪৫৬৭৮")
  await page.getByLabel("Location").fill("Mirpur 10, Dhaka")
  await page.getByRole("button", { name: "SAVE", exact: true }).click()
  await expectToast(page, "Your profile has been saved.")
  await page.reload()
  await expect(page.getByLabel("Phone Number")).toHaveValue("01712345678")
})

/** Presses an action in the menu of a product's row. */
async function pressInMenu(page: Page, product: string, act: string) {
  await page.getByRole("button", { name: `More: ${product}`, exact: true }).click()
  await page.getByRole("dialog").getByRole("button", { name: act, exact: true }).click()
}
