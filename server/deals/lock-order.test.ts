import { expect, test } from "vitest"
import { Inserted } from "../../contract/fields.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { waiting } from "../../test/database.ts"
import { appWithCashDeal } from "../../test/acts/dealing.ts"
import { buyerContact, holdWithoutEvent } from "../../test/acts/paying.ts"
import { problemOf, read } from "../../test/people.ts"
import { appWithEndedDeal, goodReview, review } from "../../test/acts/reviewing.ts"
import { appWithBooking, type TestApp } from "../../test/test-app.ts"
import { day } from "../process/durations.ts"
import { hideProducts } from "../products/hide-products.ts"
import { publishDue } from "../reviews/publish.ts"
import { notifyWaiting } from "../saved-searches/notify-waiting.ts"
import { notifyDaily } from "../saved-searches/notify-daily.ts"

type Step = (tx: Tx) => Promise<unknown>

/** In one transaction: takes the `first` lock, starts the act, and takes the next lock once the act waits or is done. */
async function interleave<Answer>(db: Db, first: Step, act: () => Promise<Answer>, next: Step) {
  const { answer } = await db.transaction().execute(async (tx) => {
    await first(tx)
    const begun = { answer: act() }
    await Promise.race([begun.answer, expect.poll(() => waiting(db)).toBe(1)])
    await next(tx)
    return begun
  })
  return answer
}

function lockUser(tx: Tx, id: string) {
  return tx.selectFrom("users").select("id").where("id", "=", id)
}

function lockProduct(tx: Tx, id: string) {
  return tx.selectFrom("products").select("id").where("id", "=", id).forUpdate().execute()
}

/** Starts the act between the two locks of an edit: the seller's and the product's. */
function duringEdit<Answer>(
  { db }: Pick<TestApp, "db">,
  { userId, productId }: { userId: string; productId: string },
  act: () => Promise<Answer>,
) {
  return interleave(
    db,
    (tx) => lockUser(tx, userId).forNoKeyUpdate().execute(),
    act,
    (tx) => lockProduct(tx, productId),
  )
}

test("a buyer who writes about a product while an admin suspends its seller is told that it is gone", async () => {
  const { ana, rahim, db, productId } = await appWithBooking()
  const asked = await interleave(
    db,
    (tx) => lockUser(tx, rahim.id).forUpdate().execute(),
    () => ana.post("/api/conversations", { productId, text: "Is it still there?" }),
    (tx) => hideProducts(tx, rahim.id, new Date(Date.now() + day)),
  )
  expect(asked.status).toBe(404)
})

const freeAgain = (productId: string) => ({
  type: "product free again" as const,
  subjects: { product: productId },
  createdAt: new Date(),
})

test("the alerts of a buyer who is removed when a product is free again wait for the removal", async () => {
  const { ana, db, productId } = await appWithBooking()
  const event = freeAgain(productId)
  await notifyWaiting(db, event)
  expect(await usersAlerted(db)).toEqual([ana.id])
  await interleave(
    db,
    (tx) => lockUser(tx, ana.id).forUpdate().execute(),
    () => notifyWaiting(db, event),
    (tx) => deleteAlerts(tx, ana.id),
  )
})

test("a seller whose own search finds the product is suspended while its buyers are alerted", async () => {
  const { rahim, ana, db, productId } = await appWithBooking()
  await rahim.post("/api/saved-searches", { search: { q: "stratocaster" } })
  await interleave(
    db,
    (tx) => lockUser(tx, rahim.id).forUpdate().execute(),
    () => notifyWaiting(db, freeAgain(productId)),
    (tx) => hideProducts(tx, rahim.id, new Date(Date.now() + day)),
  )
  expect(await usersAlerted(db)).toEqual([ana.id])
})

test("the daily alerts of a buyer who is removed wait for the removal", async () => {
  const { ana, db, productId } = await appWithBooking()
  const waits = { userId: ana.id, productId, price: 1, isWaiting: true, toldAt: new Date(0) }
  await db.insertInto("productAlerts").values(waits).execute()
  await interleave(
    db,
    (tx) => lockUser(tx, ana.id).forUpdate().execute(),
    () => notifyDaily(db),
    (tx) => deleteAlerts(tx, ana.id),
  )
})

async function usersAlerted(db: Db) {
  const alerts = await db.selectFrom("productAlerts").select("userId").execute()
  return alerts.map(({ userId }) => userId)
}

function deleteAlerts(tx: Tx, userId: string) {
  return tx.deleteFrom("productAlerts").where("userId", "=", userId).execute()
}

test("a saved search that its owner removes while an admin removes the owner is gone with them", async () => {
  const { ana, db, productId } = await appWithBooking()
  const saved = ana.post("/api/saved-searches", { search: { q: "stratocaster" } })
  const { insertedId: searchId } = await read(Inserted, saved)
  const alert = { userId: ana.id, productId, price: 1, isWaiting: true, searchId }
  await db.insertInto("productAlerts").values(alert).execute()
  const removed = await interleave(
    db,
    async (tx) => {
      await lockUser(tx, ana.id).forUpdate().execute()
      await deleteAlerts(tx, ana.id)
    },
    () => ana.delete(`/api/saved-searches/${searchId}`),
    (tx) => tx.deleteFrom("savedSearches").where("userId", "=", ana.id).execute(),
  )
  expect(removed.status).toBe(404)
})

test("two who review each other while the seller edits the product wait for the edit", async () => {
  const app = await appWithEndedDeal()
  const { rahim, ana, bookingId, productId } = app
  await review(ana, bookingId, goodReview)
  const written = await duringEdit(app, { userId: rahim.id, productId }, () =>
    review(rahim, bookingId, { stars: 4 }),
  )
  expect(written.reviews?.published).toHaveLength(2)
})

test("reviews that are published by the clock while the seller edits the product wait for the edit", async () => {
  const app = await appWithEndedDeal()
  const { rahim, ana, db, context, bookingId, productId } = app
  await review(ana, bookingId, goodReview)
  await db.updateTable("bookings").set({ reviewsUntil: new Date() }).where("id", "=", bookingId).execute()
  await duringEdit(app, { userId: rahim.id, productId }, () => publishDue(context))
  expect(await review(ana, bookingId, goodReview)).toMatchObject({ reviews: { published: [{ stars: 5 }] } })
})

test("a buyer who asks for cash while another deal counts their stars waits for it", async () => {
  const app = await appWithBooking()
  const { ana, bookingId, productId } = app
  const { status } = await duringEdit(app, { userId: ana.id, productId }, () =>
    ana.post(`/api/deals/${bookingId}/cash`),
  )
  expect(status).toBe(200)
})

test("who books a product again at the moment when its seller is removed is told that they have booked it", async () => {
  const { admin, rahim, ana, db, productId } = await appWithCashDeal()
  const { removed, booked } = await db.transaction().execute(async (tx) => {
    // the removal waits for the product, which a second booking locks no more strongly than this
    await tx.selectFrom("products").select("id").where("id", "=", productId).forShare().execute()
    const removing = admin.delete(`/api/users/seller/${rahim.id}`)
    await expect.poll(() => waiting(db)).toBe(1)
    const booking = ana.post("/api/bookings", { ...buyerContact, productId })
    await Promise.race([booking, expect.poll(() => waiting(db)).toBe(2)])
    return { removed: removing, booked: booking }
  })
  expect((await removed).status).toBe(200)
  expect(await problemOf(booked)).toMatchObject({ code: "already-booked" })
})

test("who pays by card while the seller of a new booking is removed waits for the removal", async () => {
  const { rahim, ana, db, bookingId, productId } = await appWithBooking()
  const transactionId = await holdWithoutEvent(db, ana, bookingId)
  const removal = async (tx: Tx) => {
    await lockUser(tx, rahim.id).forUpdate().execute()
    await lockProduct(tx, productId)
  }
  const { status } = await interleave(
    db,
    removal,
    () => ana.post("/api/payments", { transactionId, bookingId }),
    (tx) => tx.selectFrom("bookings").select("id").where("id", "=", bookingId).forNoKeyUpdate().execute(),
  )
  expect(status).toBe(200)
})
