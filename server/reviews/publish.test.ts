import { sql } from "kysely"
import { expect, test } from "vitest"
import { Deal } from "../../contract/deals.ts"
import type { Db } from "../../db/tables.ts"
import { listProduct, problemOf, read } from "../../test/people.ts"
import {
  appWithEndedDeal,
  counts,
  endedDeal,
  goodReview,
  reviewsOfSeller,
  review,
} from "../../test/acts/reviewing.ts"
import { violations } from "../invariants/violations.ts"
import { publishDue } from "./publish.ts"

test("nobody sees what the other wrote until both have, and then everybody sees both", async () => {
  const { rahim, ana, nobody, bookingId } = await appWithEndedDeal()
  const written = await review(ana, bookingId, goodReview)
  expect(written.reviews).toMatchObject({ own: goodReview, hasOther: false, published: [] })
  const other = await read(Deal, rahim.get(`/api/deals/${bookingId}`))
  expect(other.reviews).toMatchObject({ hasOther: true, published: [] })
  expect(other.reviews?.own).toBeUndefined()
  expect(await reviewsOfSeller(nobody, rahim.id)).toEqual([])
  // a review can be changed until both are published
  await review(ana, bookingId, { ...goodReview, stars: 4 })
  const both = await review(rahim, bookingId, { stars: 5 })
  expect(both.reviews?.published).toMatchObject([
    { by: "buyer", stars: 4, text: goodReview.text, tags: goodReview.tags, author: { name: "Ana Gomes" } },
    { by: "seller", stars: 5, text: "" },
  ])
  expect(both.may).not.toContain("review")
  expect(await reviewsOfSeller(nobody, rahim.id)).toMatchObject([{ stars: 4 }])
  // idempotent
  await review(ana, bookingId, { ...goodReview, stars: 4 })
  expect(await problemOf(ana.put(`/api/deals/${bookingId}/review`, goodReview))).toMatchObject({
    code: "already-published",
  })
})

test("what only one of them wrote is published when two weeks are over, and nobody writes any more", async () => {
  const { rahim, ana, nobody, db, context, bookingId } = await appWithEndedDeal()
  await review(ana, bookingId, goodReview)
  await publishDue(context)
  expect(await reviewsOfSeller(nobody, rahim.id)).toEqual([])
  await endWindow(db, bookingId)
  expect(await problemOf(rahim.put(`/api/deals/${bookingId}/review`, goodReview))).toMatchObject({
    code: "window-closed",
  })
  await Promise.all([publishDue(context), publishDue(context)])
  expect(await reviewsOfSeller(nobody, rahim.id)).toMatchObject([{ stars: 5 }])
  const { reviewCount, starsTotal } = await counts(db, rahim.id)
  expect([reviewCount, starsTotal]).toEqual([1, 5])
})

test("both who review at the same moment see each other's, and each counts once", async () => {
  const { rahim, ana, db, context, bookingId } = await appWithEndedDeal()
  await Promise.all([
    review(ana, bookingId, goodReview),
    review(rahim, bookingId, { stars: 3 }),
    review(ana, bookingId, goodReview),
    publishDue(context),
  ])
  const { reviews } = await read(Deal, ana.get(`/api/deals/${bookingId}`))
  expect(reviews?.published).toHaveLength(2)
  expect(await counts(db, rahim.id)).toEqual({ reviewCount: 1, starsTotal: 5 })
  expect(await counts(db, ana.id)).toEqual({ reviewCount: 1, starsTotal: 3 })
  expect(await reviewViolations(db, context)).toEqual([])
  // each violation is reported where it is introduced
  await db.updateTable("reviews").set({ publishedAt: null }).where("by", "=", "seller").execute()
  await db.updateTable("users").set({ starsTotal: 4 }).where("id", "=", rahim.id).execute()
  expect(await reviewViolations(db, context)).toHaveLength(4)
})

test("a review that cannot be published keeps none of the others waiting", async () => {
  const { rahim, ana, guitars, db, context, bookingId } = await appWithEndedDeal()
  const later = await endedDeal(ana, rahim, await listProduct(rahim, guitars))
  await review(ana, bookingId, goodReview)
  await review(rahim, later, goodReview)
  await endWindow(db, bookingId)
  await endWindow(db, later)
  // more stars than the reviews allow
  await db
    .updateTable("users")
    .set({ reviewCount: 429_496_729, starsTotal: 2_147_483_645 })
    .where("id", "=", rahim.id)
    .execute()
  await publishDue(context)
  expect(await counts(db, ana.id)).toEqual({ reviewCount: 1, starsTotal: 5 })
})

test("a review that comes as the time ends is either refused or published, never left", async () => {
  const { rahim, ana, db, context, bookingId } = await appWithEndedDeal()
  await review(ana, bookingId, goodReview)
  await db
    .updateTable("bookings")
    .set({ reviewsUntil: sql`clock_timestamp() + interval '100 milliseconds'` })
    .where("id", "=", bookingId)
    .execute()
  const until = Date.now() + 300
  let last = 0
  while (Date.now() < until) {
    const [{ status }] = await Promise.all([
      rahim.put(`/api/deals/${bookingId}/review`, { stars: 2 }),
      publishDue(context),
    ])
    last = status
  }
  await publishDue(context)
  expect([200, 409]).toContain(last)
  const waiting = await db.selectFrom("reviews").select("id").where("publishedAt", "is", null).execute()
  expect(waiting).toEqual([])
})

function endWindow(db: Db, id: string) {
  const reviewsUntil = new Date(Date.now() - 1_000)
  return db.updateTable("bookings").set({ reviewsUntil }).where("id", "=", id).execute()
}

/** Violations of the invariants of reviews and ratings. */
async function reviewViolations(db: Db, { cards }: Awaited<ReturnType<typeof appWithEndedDeal>>["context"]) {
  const found = await violations(db, cards)
  return found.filter((each) => /review|stars/.test(each))
}
