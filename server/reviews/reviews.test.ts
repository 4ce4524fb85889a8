import { expect, test } from "vitest"
import { AuditEntries } from "../../contract/audit.ts"
import { Booking } from "../../contract/bookings.ts"
import { Deal } from "../../contract/deals.ts"
import { Products } from "../../contract/products.ts"
import { Review } from "../../contract/reviews.ts"
import { SellerProfile } from "../../contract/sellers.ts"
import { appWithCashDeal, deal } from "../../test/acts/dealing.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { listProduct, problemOf, read } from "../../test/people.ts"
import {
  appWithEndedDeal,
  endedDeal,
  goodReview,
  reviewsOfSeller,
  review,
} from "../../test/acts/reviewing.ts"
import { violations } from "../invariants/violations.ts"

test("one who is reviewed replies once", async () => {
  const { rahim, ana, sadia, nobody, bookingId } = await appWithEndedDeal()
  const order = () => read(Booking, ana.get(`/api/bookings/${bookingId}`))
  expect((await order()).reviewWaits).toBe(true)
  await review(ana, bookingId, goodReview)
  expect((await order()).reviewWaits).toBeUndefined()
  const { reviews } = await review(rahim, bookingId, { stars: 5 })
  const id = reviews?.published.find(({ by }) => by === "buyer")?._id
  const path = `/api/reviews/${id}/reply`
  const replied = await read(Review, rahim.post(path, { text: "Come again!" }))
  expect(replied.reply).toMatchObject({ text: "Come again!" })
  expect(await read(Review, rahim.post(path, { text: "Come again!" }))).toEqual(replied)
  expect(await reviewsOfSeller(nobody, rahim.id)).toMatchObject([{ reply: { text: "Come again!" } }])
  expect(await problemOf(rahim.post(path, { text: "And again." }))).toMatchObject({
    code: "already-published",
  })
  for (const stranger of [ana, sadia])
    expect(await problemOf(stranger.post(path, { text: "Thanks." }))).toMatchObject({ code: "not-found" })
})

test("an average is shown from three reviews on, with the seller and with each product", async () => {
  const { rahim, ana, nobody, guitars, bookingId } = await appWithEndedDeal()
  for (const [stars, id] of [
    [5, bookingId],
    [4, await endedDeal(ana, rahim, await listProduct(rahim, guitars))],
    [4, await endedDeal(ana, rahim, await listProduct(rahim, guitars))],
  ] as const) {
    const before = await read(SellerProfile, nobody.get(`/api/sellers/${rahim.id}`))
    expect(before.rating).toBeUndefined()
    await review(ana, id, { stars })
    await review(rahim, id, { stars: 5 })
  }
  const rating = { average: 4.3, reviews: 3 }
  expect(await read(SellerProfile, nobody.get(`/api/sellers/${rahim.id}`))).toMatchObject({ rating })
  const offered = await listProduct(rahim, guitars)
  const products = await read(Products, nobody.get("/api/products"))
  expect(products.find(({ _id }) => _id === offered)).toMatchObject({ sellerRating: rating })
})

test("an admin takes a review down: only its author still sees it, and no average counts it", async () => {
  const { rahim, ana, admin, nobody, db, context, bookingId } = await appWithEndedDeal()
  await review(ana, bookingId, goodReview)
  await review(rahim, bookingId, goodReview)
  const [published] = await reviewsOfSeller(nobody, rahim.id)
  const path = `/api/reviews/${published?._id}`
  expect(await problemOf(rahim.delete(path))).toMatchObject({ code: "forbidden" })
  expect(await (await admin.delete(path)).json()).toEqual({ deletedCount: 1 })
  expect(await (await admin.delete(path)).json()).toEqual({ deletedCount: 0 })
  expect(await reviewsOfSeller(nobody, rahim.id)).toEqual([])
  const [notification] = await notificationsOf(context, ana)
  expect(notification).toMatchObject({ type: "review-taken-down", path: `/dashboard/deals/${bookingId}` })
  const counted = db.selectFrom("users").select(["reviewCount", "starsTotal"]).where("id", "=", rahim.id)
  expect(await counted.execute()).toEqual([{ reviewCount: 0, starsTotal: 0 }])
  for (const person of [rahim, ana]) {
    const { reviews } = await read(Deal, person.get(`/api/deals/${bookingId}`))
    expect(reviews).toMatchObject({ own: goodReview, published: [{ by: "seller" }] })
  }
  expect(await problemOf(rahim.post(`${path}/reply`, { text: "Thank you!" }))).toMatchObject({
    code: "not-found",
  })
  expect(await read(AuditEntries, admin.get("/api/audit"))).toEqual(
    expect.arrayContaining([expect.objectContaining({ act: "review taken down", subject: ana.name })]),
  )
  expect(await violations(db, context.cards)).toEqual([])
})

test("the stars of a removed reviewer stay, without text and name", async () => {
  const { rahim, ana, admin, nobody, bookingId } = await appWithEndedDeal()
  await review(ana, bookingId, goodReview)
  const { reviews } = await review(rahim, bookingId, { stars: 5 })
  await rahim.post(`/api/reviews/${reviews?.published[0]?._id}/reply`, { text: "Come again!" })
  await admin.delete(`/api/users/buyer/${ana.id}`)
  expect(await reviewsOfSeller(nobody, rahim.id)).toMatchObject([
    { stars: 5, text: "", author: { name: "Former member" }, reply: { text: "Come again!" } },
  ])
  await admin.delete(`/api/users/seller/${rahim.id}`)
  expect(await reviewsOfSeller(nobody, rahim.id)).toEqual([])
})

test("only the two of a deal that has ended review it", async () => {
  const { rahim, ana, tomal, admin, bookingId } = await appWithCashDeal()
  const path = `/api/deals/${bookingId}/review`
  expect(await problemOf(ana.put(path, goodReview))).toMatchObject({ code: "wrong-state" })
  await deal(ana, bookingId, "received")
  expect(await problemOf(tomal.put(path, goodReview))).toMatchObject({ code: "not-found" })
  expect(await problemOf(admin.put(path, goodReview))).toMatchObject({ code: "forbidden" })
  expect(await problemOf(rahim.put(path, { stars: 6 }))).toMatchObject({ code: "invalid" })
  expect(await problemOf(rahim.put(path, { stars: 5, tags: ["rich"] }))).toMatchObject({ code: "invalid" })
})
