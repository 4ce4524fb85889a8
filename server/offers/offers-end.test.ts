import { expect, test } from "vitest"
import { Deal } from "../../contract/deals.ts"
import { requestCashToo, deal, dealOf, ageDeal } from "../../test/acts/dealing.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { bookProduct } from "../../test/acts/paying.ts"
import { type Person, read } from "../../test/people.ts"
import { appWithBooking, type TestApp } from "../../test/test-app.ts"
import { answer, offer, openOffers, refusalCode } from "../../test/acts/offering.ts"
import { moveDue } from "../deals/move-due.ts"
import { violations } from "../invariants/violations.ts"
import { moveOffers } from "./move-offers.ts"

test("an offer that nobody answers ends after two days, and whoever is to answer is reminded before", async () => {
  const { rahim, ana, bookingId, db, context } = await appWithBooking()
  const id = await offer(ana, bookingId, 50_000)
  const soon = new Date(Date.now() - 1_000)
  await db.updateTable("offers").set({ remindAt: soon }).where("id", "=", id).execute()
  await moveOffers(db)
  const notifications = await notificationsOf(context, rahim)
  expect(notifications.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["offer-made", "offer-expiring"]),
  )
  await db.updateTable("offers").set({ expiresAt: soon }).where("id", "=", id).execute()
  expect(await openOffers(rahim, "")).toMatchObject([{ state: "expired", may: [] }])
  expect(await refusalCode(answer(rahim, id, "accept"))).toBe("offer-over")
  await moveOffers(db)
  expect(await openOffers(ana, "state=answered")).toMatchObject([{ _id: id, state: "expired" }])
})

test.each(["soldAt", "withdrawnAt", "deletedAt"])(
  "an offer that was made while its product was taken away (%s) ends within a minute; of that alone its buyer is told",
  async (step) => {
    const { ana, bookingId, productId, db, context } = await appWithBooking()
    await offer(ana, bookingId, 50_000)
    await db
      .updateTable("products")
      .set({ [step]: new Date() })
      .where("id", "=", productId)
      .execute()
    await moveOffers(db)
    expect(await db.selectFrom("offers").select("state").execute()).toEqual([{ state: "void" }])
    expect(await toldVoid(context, ana)).toBe(0)
  },
)

test("offers end where the product is kept for someone else, withdrawn, or costs less than they say", async () => {
  const { rahim, ana, tomal, productId, bookingId, db, context } = await appWithBooking()
  const states = async () => (await openOffers(ana, "")).map(({ state }) => state)
  await offer(ana, bookingId, 60_000)
  await rahim.patch(`/api/products/${productId}`, { sellingPrice: 58_000 })
  expect(await states()).toEqual(["void"])
  expect(await toldVoid(context, ana)).toBe(1)
  await offer(ana, bookingId, 57_000)
  await rahim.patch(`/api/myProducts/${productId}`, { withdrawn: true })
  expect(await states()).toEqual(["void", "void"])
  await rahim.patch(`/api/myProducts/${productId}`, { withdrawn: false })
  await offer(ana, bookingId, 57_000)
  const other = await requestCashToo(tomal, productId)
  await deal(rahim, other, "accept")
  expect(await states()).toEqual(["void", "void", "void"])
  expect(await violations(db, context.cards)).toEqual([])
})

test("who offered less and then gets it for cash is not told that it is kept for someone else", async () => {
  const { rahim, ana, tomal, productId, bookingId, context } = await appWithBooking()
  const others = await bookProduct(tomal, productId)
  await offer(ana, bookingId, 50_000)
  await offer(tomal, others, 51_000)
  await deal(ana, bookingId, "cash")
  await deal(rahim, bookingId, "accept")
  expect(await toldVoid(context, tomal)).toBe(1)
  expect(await toldVoid(context, ana)).toBe(0)
})

test("who does not pay the agreed price in time loses it, and the next seller is told how often", async () => {
  const { rahim, ana, productId, bookingId, db, context } = await appWithBooking()
  await read(Deal, answer(rahim, await offer(ana, bookingId, 50_000), "accept"))
  await ageDeal(db, bookingId, "72 hours")
  await moveDue(context)
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "cancelled", endReason: "unpaid" })
  const again = await bookProduct(ana, productId)
  expect(await dealOf(rahim, again)).toMatchObject({ buyer: { record: { unpaid: 1, noShows: 0 } } })
})

async function toldVoid(context: TestApp["context"], person: Person) {
  return (await notificationsOf(context, person)).filter(({ type }) => type === "offer-void").length
}
