import type { Page } from "@playwright/test"
import { creditSeller } from "../test/acts/crediting.ts"
import { bookProduct } from "../test/acts/paying.ts"
import { apiOf, firstCategory, listProduct } from "../test/people.ts"
import { password, phone } from "./people.ts"
import { expect, type Site, test } from "./product.ts"
import { newUser, signedIn, signUpAdminOn } from "./signed-in.ts"
import { expectToast } from "./toasts.ts"

test("a seller says where to be paid, an admin pays out, and the seller finds it in the statement", async ({
  empty,
}) => {
  const { page, person } = await signedIn(empty, "Rahim", "Seller", phone)
  await sellOnce(empty, person)
  await page.goto("/dashboard/payouts")
  await expect(page.getByRole("region", { name: "Ready to be paid to you" })).toContainText("58,900 BDT")
  await giveAccount(page)
  await endWaitingPeriod(empty)

  const admin = await empty.newPage(phone)
  await signUpAdminOn(admin, empty)
  await admin.goto("/dashboard/money")
  const row = admin.getByRole("row").filter({ hasText: person.email })
  await expect(row).toContainText("bKash 01712345678")
  await row.getByRole("button", { name: "PAY OUT" }).click()
  await admin.getByRole("dialog").getByRole("button", { name: "PAY OUT" }).click()
  await expectToast(admin, "The payout is under way. Say here when it has arrived.")
  await row.getByRole("button", { name: "IT ARRIVED" }).click()
  await admin.getByLabel("Reference").fill("9A7B2C")
  await admin.getByRole("button", { name: "SAVE" }).click()
  await expectToast(admin, "Rahim is told that the money is there.")
  await expect(row).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole("region", { name: "Ready to be paid to you" })).toContainText(
    "Paid to you so far58,900 BDT",
  )
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "DOWNLOAD AS CSV" }).click()
  expect((await download).suggestedFilename()).toMatch(/^statement-\d{4}-\d{2}\.csv$/)
  await expect(page.getByRole("row").filter({ hasText: "Sale" })).toContainText("+58,900 BDT")
  await expect(page.getByRole("row").filter({ hasText: "Payout" })).toContainText("−58,900 BDT")
})

async function giveAccount(page: Page) {
  await page.getByRole("button", { name: "ADD ACCOUNT" }).click()
  await page.getByLabel("Account number").fill("০১৭১২-৩৪৫৬৭৮")
  await page.getByLabel("Name of the account's holder").fill("Rahim Uddin")
  await page.getByLabel("Current password").fill(password)
  await page.getByRole("button", { name: "SAVE" }).click()
  await expectToast(page, "Saved. We have mailed you about it.")
  await expect(page.getByText("bKash 01712345678")).toBeVisible()
}

/** Credits the sale of a product for 62,000 BDT at 5 % commission. */
async function sellOnce(site: Site, seller: Awaited<ReturnType<typeof newUser>>) {
  const ana = await newUser(site, "Ana", "Buyer")
  const bookingId = await bookProduct(ana, await listProduct(seller, await firstCategory(apiOf(site))))
  const { db, close } = await site.database()
  await creditSeller(db, { bookingId, sellerId: seller.id, commissionBps: 500 })
  await close()
}

/** Ends the waiting period of a new payout account. */
async function endWaitingPeriod(site: Site) {
  const { db, close } = await site.database()
  await db
    .updateTable("payoutAccounts")
    .set({ changedAt: new Date("2026-01-01") })
    .execute()
  await close()
}
