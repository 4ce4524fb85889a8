import { bookProduct, payBooking } from "../test/acts/paying.ts"
import { apiOf, firstCategory, listProduct, type Person } from "../test/people.ts"
import { expect, fullRun, type Site, test } from "./product.ts"
import { newUser, signUpAdminOn } from "./signed-in.ts"
import { expectToast } from "./toasts.ts"
import { phone } from "./people.ts"

test(
  "an admin finds what no clock may decide on one page, and decides it there",
  fullRun,
  async ({ empty }) => {
    const names = await insertPayments(empty)
    const page = await empty.newPage(phone)
    await signUpAdminOn(page, empty)
    await page.goto("/dashboard/money")
    const rowOf = (name: string) => page.getByRole("row").filter({ hasText: name })

    const held = rowOf(names.held)
    await expect(held).toContainText("The gateway calls the payment risky.")
    await held.getByRole("link", { name: names.held }).click()
    // not the button in the list on the page before
    await page.getByRole("button", { name: "REFUND", exact: true }).click()
    const ending = page.getByRole("dialog", { name: "Give all of the money back?" })
    await expect(ending).toContainText("All of the money goes back to the buyer, and the deal ends.")
    await expect(ending.getByRole("button", { name: "REFUND" })).toBeVisible()
    await ending.getByRole("button", { name: "Cancel" }).click()
    await page.goBack()
    await held.getByRole("button", { name: "CLEAR" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "CLEAR" }).click()
    await expectToast(page, "The deal stands.")
    await expect(held).toHaveCount(0)

    const refund = rowOf(names.refunded)
    await expect(refund).toContainText("The provider refused it.")
    await refund.getByRole("button", { name: "PAID BY HAND" }).click()
    await page.getByLabel("Reference").fill("9A7B2C")
    await page.getByRole("button", { name: "SAVE" }).click()
    await expectToast(page, "The buyer is told that the money is there.")
    await expect(refund).toHaveCount(0)

    const charged = rowOf(names.charged)
    await expect(charged).toContainText("has taken this money back itself: do not pay it a second time.")
    await expect(charged.getByRole("button", { name: /SEND AGAIN|PAID BY HAND/ })).toHaveCount(0)
    await charged.getByRole("button", { name: "GIVEN BY THE BANK" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "GIVEN BY THE BANK" }).click()
    await expectToast(page, "It is closed, and the buyer has it from their bank.")
    await expect(charged).toHaveCount(0)

    const unknown = rowOf(names.unknown)
    await unknown.getByRole("button", { name: "NOT PAID" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "NOT PAID" }).click()
    await expectToast(page, "The product is free again.")
    await expect(page.getByRole("heading", { name: "Was it paid?" })).toHaveCount(0)
  },
)

/** Inserts a risky payment, two refused refunds, one returned by the bank, and a payment that its gateway forgot. */
async function insertPayments(site: Site) {
  const seller = await newUser(site, "Rahim", "Seller")
  const ana = await newUser(site, "Ana", "Buyer")
  const names = {
    held: "Held guitar",
    refunded: "Refunded guitar",
    charged: "Charged guitar",
    unknown: "Unknown guitar",
  }
  const [held, refunded, charged, unknown] = [
    await book(site, seller, ana, names.held),
    await book(site, seller, ana, names.refunded),
    await book(site, seller, ana, names.charged),
    await book(site, seller, ana, names.unknown),
  ]
  for (const id of [held, refunded, charged]) await payBooking(ana, id)
  for (const id of [refunded, charged]) await seller.post(`/api/deals/${id}/refund`, {})
  await ana.post(`/api/deals/${unknown}/checkout`, { gateway: "sandbox", sellingPrice: 62_000 })
  const { db, close } = await site.database()
  const now = new Date()
  await db.updateTable("bookings").set({ onHoldAt: now }).where("id", "=", held).execute()
  const refunds = db.selectFrom("refunds").where("bookingId", "in", [refunded, charged])
  const done = refunds.where("state", "=", "done").select("id")
  await expect.poll(async () => (await done.execute()).length).toBe(2)
  await db
    .updateTable("refunds")
    .set({ state: "failed", failure: "refused", doneAt: null })
    .where("bookingId", "in", [refunded, charged])
    .execute()
  const payment = db.selectFrom("payments").select(["id", "bookingId", "amount"])
  const taken = await payment.where("bookingId", "=", charged).executeTakeFirstOrThrow()
  const chargeback = { ...taken, id: "du_1", paymentId: taken.id, state: "lost", loss: taken.amount } as const
  await db
    .insertInto("chargebacks")
    .values({ ...chargeback, withdrawnAt: now, closedAt: now })
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
