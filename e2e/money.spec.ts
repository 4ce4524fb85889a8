import { bookProduct, payBooking } from "../test/paying.ts"
import { apiOf, firstCategory, listProduct, type Person } from "../test/people.ts"
import { expect, fullRun, type Site, test } from "./product.ts"
import { newUser, signUpAdminOn } from "./signed-in.ts"
import { expectToast } from "./toasts.ts"
import { phone } from "./people.ts"

test(
  "an admin finds what no clock may decide on one page, and decides it there",
  fullRun,
  async ({ empty }) => {
    const names = await plant(empty)
    const page = await empty.newPage(phone)
    await signUpAdminOn(page, empty)
    await page.goto("/dashboard/money")
    const rowOf = (name: string) => page.getByRole("row").filter({ hasText: name })

    const held = rowOf(names.held)
    await expect(held).toContainText("The gateway calls the payment risky.")
    await held.getByRole("button", { name: "CLEAR" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "CLEAR" }).click()
    await expectToast(page, "The deal goes on.")
    await expect(held).toHaveCount(0)

    const refund = rowOf(names.refunded)
    await expect(refund).toContainText("The provider refused it.")
    await refund.getByRole("button", { name: "PAID BY HAND" }).click()
    await page.getByLabel("Reference").fill("9A7B2C")
    await page.getByRole("button", { name: "SAVE" }).click()
    await expectToast(page, "The buyer is told that the money is there.")
    await expect(refund).toHaveCount(0)

    const unknown = rowOf(names.unknown)
    await unknown.getByRole("button", { name: "NOT PAID" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "NOT PAID" }).click()
    await expectToast(page, "The product is free again.")
    await expect(page.getByRole("heading", { name: "Was it paid?" })).toHaveCount(0)
  },
)

/** A payment that looks risky, a refund that was refused, and a payment that its gateway does not tell of. */
async function plant(site: Site) {
  const seller = await newUser(site, "Rahim", "Seller")
  const ana = await newUser(site, "Ana", "Buyer")
  const names = { held: "Held guitar", refunded: "Refunded guitar", unknown: "Unknown guitar" }
  const [held, refunded, unknown] = [
    await book(site, seller, ana, names.held),
    await book(site, seller, ana, names.refunded),
    await book(site, seller, ana, names.unknown),
  ]
  for (const id of [held, refunded]) await payBooking(ana, id)
  await seller.post(`/api/deals/${refunded}/refund`, {})
  await ana.post(`/api/deals/${unknown}/checkout`, { gateway: "sandbox", sellingPrice: 62_000 })
  const { db, close } = await site.database()
  const now = new Date()
  await db.updateTable("bookings").set({ onHoldAt: now }).where("id", "=", held).execute()
  const refund = db.selectFrom("refunds").select("state").where("bookingId", "=", refunded)
  await expect.poll(async () => (await refund.executeTakeFirst())?.state).toBe("done")
  await db
    .updateTable("refunds")
    .set({ state: "failed", failure: "refused", doneAt: null })
    .where("bookingId", "=", refunded)
    .execute()
  const executed = { executingAt: now, unknownAt: now }
  await db.updateTable("payments").set(executed).where("bookingId", "=", unknown).execute()
  await close()
  return names
}

async function book(site: Site, seller: Person, buyer: Person, productName: string) {
  const category = await firstCategory(apiOf(site))
  return bookProduct(buyer, await listProduct(seller, category, { productName }))
}
