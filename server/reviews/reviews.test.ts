import { sql } from "kysely"
import { expect, test } from "vitest"
import { AuditEntries } from "../../contract/audit.ts"
import { Deal } from "../../contract/deals.ts"
import { Products } from "../../contract/products.ts"
import { Review, Reviews } from "../../contract/reviews.ts"
import { SellerProfile } from "../../contract/sellers.ts"
import type { Db } from "../../db/tables.ts"
import { appWithCashDeal, deal } from "../../test/dealing.ts"
import { bookProduct } from "../../test/paying.ts"
import { listProduct, type Person, problemOf, read } from "../../test/people.ts"
import { violations } from "../invariants/violations.ts"
import { publishDue } from "./publish.ts"

const good = { stars: 5, tags: ["friendly", "on-time"], text: "Just as described, and tuned." }

test("nobody sees what the other wrote until both have, and then everybody sees both", async () => {
  const { rahim, ana, nobody, bookingId } = await appWithEndedDeal()
  const written = await review(ana, bookingId, good)
  expect(written.reviews).toMatchObject({ own: good, hasOther: false, published: [] })
  const other = await read(Deal, rahim.get(`/api/deals/${bookingId}`))
  expect(other.reviews).toMatchObject({ hasOther: true, published: [] })
  expect(other.reviews?.own).toBeUndefined()
  expect(await ofSeller(nobody, rahim.id)).toEqual([])
  // until then it can be written anew
  await review(ana, bookingId, { ...good, stars: 4 })
  const both = await review(rahim, bookingId, { stars: 5 })
  expect(both.reviews?.published).toMatchObject([
    { by: "buyer", stars: 4, text: good.text, tags: good.tags, author: { name: "Ana Gomes" } },
    { by: "seller", stars: 5, text: "" },
  ])
  expect(both.may).not.toContain("review")
  expect(await ofSeller(nobody, rahim.id)).toMatchObject([{ stars: 4 }])
  // the same once more is what is there already
  await review(ana, bookingId, { ...good, stars: 4 })
  expect(await problemOf(ana.put(`/api/deals/${bookingId}/review`, good))).toMatchObject({
    code: "already-published",
  })
})

test("what only one of them wrote is published when two weeks are over, and nobody writes any more", async () => {
  const { rahim, ana, nobody, db, context, bookingId } = await appWithEndedDeal()
  await review(ana, bookingId, good)
  await publishDue(context)
  expect(await ofSeller(nobody, rahim.id)).toEqual([])
  await endWindow(db, bookingId)
  expect(await problemOf(rahim.put(`/api/deals/${bookingId}/review`, good))).toMatchObject({
    code: "window-closed",
  })
  await Promise.all([publishDue(context), publishDue(context)])
  expect(await ofSeller(nobody, rahim.id)).toMatchObject([{ stars: 5 }])
  const { reviewCount, starsTotal } = await counts(db, rahim.id)
  expect([reviewCount, starsTotal]).toEqual([1, 5])
})

test("both who review at the same moment see each other's, and each counts once", async () => {
  const { rahim, ana, db, context, bookingId } = await appWithEndedDeal()
  await Promise.all([
    review(ana, bookingId, good),
    review(rahim, bookingId, { stars: 3 }),
    review(ana, bookingId, good),
    publishDue(context),
  ])
  const { reviews } = await read(Deal, ana.get(`/api/deals/${bookingId}`))
  expect(reviews?.published).toHaveLength(2)
  expect(await counts(db, rahim.id)).toEqual({ reviewCount: 1, starsTotal: 5 })
  expect(await counts(db, ana.id)).toEqual({ reviewCount: 1, starsTotal: 3 })
  expect(await broken(db, context)).toEqual([])
  // each is found where it is not so
  await db.updateTable("reviews").set({ publishedAt: null }).where("by", "=", "seller").execute()
  await db.updateTable("users").set({ starsTotal: 4 }).where("id", "=", rahim.id).execute()
  expect(await broken(db, context)).toHaveLength(4)
})

test("a review that cannot be published keeps none of the others waiting", async () => {
  const { rahim, ana, guitars, db, context, bookingId } = await appWithEndedDeal()
  const later = await endedDeal(ana, rahim, await listProduct(rahim, guitars))
  await review(ana, bookingId, good)
  await review(rahim, later, good)
  await endWindow(db, bookingId)
  await endWindow(db, later)
  // more stars than can be counted
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
  await review(ana, bookingId, good)
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

test("one who is reviewed replies once", async () => {
  const { rahim, ana, sadia, nobody, bookingId } = await appWithEndedDeal()
  await review(ana, bookingId, good)
  const { reviews } = await review(rahim, bookingId, { stars: 5 })
  const id = reviews?.published.find(({ by }) => by === "buyer")?._id
  const path = `/api/reviews/${id}/reply`
  const replied = await read(Review, rahim.post(path, { text: "Come again!" }))
  expect(replied.reply).toMatchObject({ text: "Come again!" })
  expect(await read(Review, rahim.post(path, { text: "Come again!" }))).toEqual(replied)
  expect(await ofSeller(nobody, rahim.id)).toMatchObject([{ reply: { text: "Come again!" } }])
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
  await review(ana, bookingId, good)
  await review(rahim, bookingId, good)
  const [published] = await ofSeller(nobody, rahim.id)
  const path = `/api/reviews/${published?._id}`
  expect(await problemOf(rahim.delete(path))).toMatchObject({ code: "forbidden" })
  expect(await (await admin.delete(path)).json()).toEqual({ deletedCount: 1 })
  expect(await (await admin.delete(path)).json()).toEqual({ deletedCount: 0 })
  expect(await ofSeller(nobody, rahim.id)).toEqual([])
  const counted = db.selectFrom("users").select(["reviewCount", "starsTotal"]).where("id", "=", rahim.id)
  expect(await counted.execute()).toEqual([{ reviewCount: 0, starsTotal: 0 }])
  for (const person of [rahim, ana]) {
    const { reviews } = await read(Deal, person.get(`/api/deals/${bookingId}`))
    expect(reviews).toMatchObject({ own: good, published: [{ by: "seller" }] })
  }
  expect(await problemOf(rahim.post(`${path}/reply`, { text: "Thank you!" }))).toMatchObject({
    code: "not-found",
  })
  expect(await read(AuditEntries, admin.get("/api/audit"))).toEqual(
    expect.arrayContaining([expect.objectContaining({ act: "review taken down", subject: ana.name })]),
  )
  expect(await violations(db, context.cards)).toEqual([])
})

test("of one who was removed the stars stay, without words and name", async () => {
  const { rahim, ana, admin, nobody, bookingId } = await appWithEndedDeal()
  await review(ana, bookingId, good)
  const { reviews } = await review(rahim, bookingId, { stars: 5 })
  await rahim.post(`/api/reviews/${reviews?.published[0]?._id}/reply`, { text: "Come again!" })
  await admin.delete(`/api/users/buyer/${ana.id}`)
  expect(await ofSeller(nobody, rahim.id)).toMatchObject([
    { stars: 5, text: "", author: { name: "Former member" }, reply: { text: "Come again!" } },
  ])
  await admin.delete(`/api/users/seller/${rahim.id}`)
  expect(await ofSeller(nobody, rahim.id)).toEqual([])
})

test("only the two of a deal that has ended review it", async () => {
  const { rahim, ana, tomal, admin, bookingId } = await appWithCashDeal()
  const path = `/api/deals/${bookingId}/review`
  expect(await problemOf(ana.put(path, good))).toMatchObject({ code: "wrong-state" })
  await deal(ana, bookingId, "received")
  expect(await problemOf(tomal.put(path, good))).toMatchObject({ code: "not-found" })
  expect(await problemOf(admin.put(path, good))).toMatchObject({ code: "forbidden" })
  expect(await problemOf(rahim.put(path, { stars: 6 }))).toMatchObject({ code: "invalid" })
  expect(await problemOf(rahim.put(path, { stars: 5, tags: ["rich"] }))).toMatchObject({ code: "invalid" })
})

async function appWithEndedDeal() {
  const app = await appWithCashDeal()
  await deal(app.ana, app.bookingId, "received")
  return { ...app, db: app.context.db }
}

async function endedDeal(buyer: Person, seller: Person, productId: string) {
  const id = await bookProduct(buyer, productId)
  await deal(buyer, id, "cash")
  await deal(seller, id, "accept")
  await deal(buyer, id, "received")
  return id
}

function review(who: Person, id: string, body: object) {
  return read(Deal, who.put(`/api/deals/${id}/review`, body))
}

function ofSeller(who: Pick<Person, "get">, id: string) {
  return read(Reviews, who.get(`/api/sellers/${id}/reviews`))
}

function endWindow(db: Db, id: string) {
  const reviewsUntil = new Date(Date.now() - 1_000)
  return db.updateTable("bookings").set({ reviewsUntil }).where("id", "=", id).execute()
}

/** What is not as it always has to be, of reviews and people. */
async function broken(db: Db, { cards }: Awaited<ReturnType<typeof appWithEndedDeal>>["context"]) {
  const found = await violations(db, cards)
  return found.filter((each) => /review|stars/.test(each))
}

function counts(db: Db, id: string) {
  return db
    .selectFrom("users")
    .select(["reviewCount", "starsTotal"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
}
