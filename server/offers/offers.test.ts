import { expect, test } from "vitest"
import { Deal } from "../../contract/deals.ts"
import { Inserted } from "../../contract/fields.ts"
import { Offers } from "../../contract/offers.ts"
import { askToo, deal, dealOf, letPass } from "../../test/dealing.ts"
import { notified } from "../../test/notified.ts"
import { bookProduct, payBooking } from "../../test/paying.ts"
import { listProduct, type Person, problemOf, read } from "../../test/people.ts"
import { appWithBooking, type TestApp } from "../../test/test-app.ts"
import { moveDue } from "../deals/move-due.ts"
import { violations } from "../invariants/violations.ts"
import { moveOffers } from "./move-offers.ts"

async function offer(buyer: Person, bookingId: string, amount: number) {
  return (await read(Inserted, buyer.post(`/api/bookings/${bookingId}/offers`, { amount }))).insertedId
}

const answer = (person: Person, id: string, act: string, body?: object) =>
  person.post(`/api/offers/${id}/${act}`, body)

const refused = async (asked: Promise<Response>) => (await problemOf(asked)).code

async function open(person: Person, query = "state=open") {
  return read(Offers, person.get(`/api/offers?${query}`))
}

test("a buyer offers less, the seller asks for more, and the buyer pays the price they agreed on", async () => {
  const { rahim, ana, tomal, productId, bookingId, db, context } = await appWithBooking()
  const id = await offer(ana, bookingId, 50_000)
  // the same made twice is one
  expect(await offer(ana, bookingId, 50_000)).toBe(id)
  const [asked] = await open(rahim)
  expect(asked).toMatchObject({ amount: 50_000, by: "buyer", may: ["accept", "decline", "counter"] })
  expect(await open(ana)).toMatchObject([{ _id: id, may: ["withdraw"] }])
  expect(await refused(answer(ana, id, "accept"))).toBe("forbidden")
  expect(await refused(answer(tomal, id, "accept"))).toBe("not-found")
  expect((await problemOf(answer(rahim, id, "counter", { amount: 50_000 }))).code).toBe("invalid")
  expect((await problemOf(answer(rahim, id, "counter", { amount: 62_001 }))).code).toBe("invalid")
  await read(Deal, answer(rahim, id, "counter", { amount: 56_000 }))
  // repeated it is so
  await read(Deal, answer(rahim, id, "counter", { amount: 56_000 }))
  expect(await refused(answer(rahim, id, "accept"))).toBe("offer-over")
  const [countered] = await open(ana)
  expect(countered).toMatchObject({ amount: 56_000, by: "seller", may: ["accept", "decline", "counter"] })
  const other = await bookProduct(tomal, productId)
  const rival = await offer(tomal, other, 55_000)
  const agreed = await read(Deal, answer(ana, countered?._id ?? "", "accept"))
  expect(agreed).toMatchObject({ state: "reserved", sellingPrice: 56_000 })
  expect(Date.parse(agreed.dueAt ?? "")).toBeCloseTo(Date.now() + 3 * 86_400_000, -5)
  expect(await read(Deal, answer(ana, countered?._id ?? "", "accept"))).toMatchObject({ state: "reserved" })
  expect(await refused(answer(rahim, rival, "accept"))).toBe("reserved")
  expect(await open(tomal, "")).toMatchObject([{ _id: rival, state: "void", may: [] }])
  expect(await refused(tomal.post(`/api/bookings/${other}/offers`, { amount: 61_000 }))).toBe("reserved")
  await payBooking(ana, bookingId, 56_000)
  expect(await violations(db, context.cards)).toEqual([])
})

test("an offer is neither too low nor the price, and is refused where the price is firm", async () => {
  const { rahim, ana, guitars, bookingId, db, productId } = await appWithBooking()
  const ask = (amount: number, id = bookingId) =>
    problemOf(ana.post(`/api/bookings/${id}/offers`, { amount }))
  expect(await ask(30_999)).toMatchObject({ code: "invalid", detail: "This offer is too low." })
  expect(await ask(62_000)).toMatchObject({ code: "invalid" })
  expect(await ask(50_000.5)).toMatchObject({ code: "invalid" })
  await db.updateTable("products").set({ offerFloor: 6_000_000 }).where("id", "=", productId).execute()
  expect(await ask(59_999)).toMatchObject({ code: "invalid" })
  await offer(ana, bookingId, 60_000)
  const firm = await bookProduct(ana, await listProduct(rahim, guitars, { negotiable: false }))
  expect(await ask(50_000, firm)).toMatchObject({ code: "offers-closed" })
})

test("a buyer has one open offer, and makes at most three for a product", async () => {
  const { rahim, ana, bookingId } = await appWithBooking()
  const id = await offer(ana, bookingId, 50_000)
  expect(await refused(ana.post(`/api/bookings/${bookingId}/offers`, { amount: 51_000 }))).toBe("offer-limit")
  await read(Deal, answer(ana, id, "withdraw"))
  await read(Deal, answer(rahim, await offer(ana, bookingId, 51_000), "decline"))
  const last = await offer(ana, bookingId, 52_000)
  await read(Deal, answer(rahim, last, "counter", { amount: 60_000 }))
  const [countered] = await open(ana)
  expect(countered?.may).toEqual(["accept", "decline"])
  expect(await refused(answer(ana, countered?._id ?? "", "counter", { amount: 53_000 }))).toBe("offer-limit")
  expect(await open(ana)).toMatchObject([{ amount: 60_000 }])
})

test("an offer that nobody answers ends after two days, and whoever is to answer is reminded before", async () => {
  const { rahim, ana, bookingId, db, context } = await appWithBooking()
  const id = await offer(ana, bookingId, 50_000)
  const soon = new Date(Date.now() - 1_000)
  await db.updateTable("offers").set({ remindAt: soon }).where("id", "=", id).execute()
  await moveOffers(db)
  const told = await notified(context, rahim)
  expect(told.map(({ type }) => type)).toEqual(expect.arrayContaining(["offer-made", "offer-expiring"]))
  await db.updateTable("offers").set({ expiresAt: soon }).where("id", "=", id).execute()
  expect(await open(rahim, "")).toMatchObject([{ state: "expired", may: [] }])
  expect(await refused(answer(rahim, id, "accept"))).toBe("offer-over")
  await moveOffers(db)
  expect(await open(ana, "state=answered")).toMatchObject([{ _id: id, state: "expired" }])
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
  const states = async () => (await open(ana, "")).map(({ state }) => state)
  await offer(ana, bookingId, 60_000)
  await rahim.patch(`/api/products/${productId}`, { sellingPrice: 58_000 })
  expect(await states()).toEqual(["void"])
  expect(await toldVoid(context, ana)).toBe(1)
  await offer(ana, bookingId, 57_000)
  await rahim.patch(`/api/myProducts/${productId}`, { withdrawn: true })
  expect(await states()).toEqual(["void", "void"])
  await rahim.patch(`/api/myProducts/${productId}`, { withdrawn: false })
  await offer(ana, bookingId, 57_000)
  const other = await askToo(tomal, productId)
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
  await letPass(db, bookingId, "72 hours")
  await moveDue(context)
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "cancelled", endReason: "unpaid" })
  const again = await bookProduct(ana, productId)
  expect(await dealOf(rahim, again)).toMatchObject({ buyer: { record: { unpaid: 1, noShows: 0 } } })
})

async function toldVoid(context: TestApp["context"], person: Person) {
  return (await notified(context, person)).filter(({ type }) => type === "offer-void").length
}

test("of two buyers' counter-offers accepted at once one is agreed, and an offer withdrawn meanwhile is not", async () => {
  const { rahim, ana, tomal, guitars, db, context } = await appWithBooking()
  for (let round = 0; round < 5; round += 1) {
    const productId = await listProduct(rahim, guitars, { productName: `Guitar ${round}` })
    const asked = await Promise.all(
      [ana, tomal].map(async (buyer) => {
        const id = await offer(buyer, await bookProduct(buyer, productId), 50_000)
        await read(Deal, answer(rahim, id, "counter", { amount: 55_000 }))
        const [countered] = await open(buyer, `productId=${productId}&state=open`)
        return answer.bind(undefined, buyer, countered?._id ?? "", "accept", undefined)
      }),
    )
    const answers = await Promise.all(asked.map((accept) => accept()))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  }
  const productId = await listProduct(rahim, guitars, { productName: "Another guitar" })
  const id = await offer(ana, await bookProduct(ana, productId), 50_000)
  const both = await Promise.all([
    answer(ana, id, "withdraw"),
    answer(rahim, id, "accept"),
    answer(rahim, id, "counter", { amount: 60_000 }),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await violations(db, context.cards)).toEqual([])
})

test("an open offer on a product that is kept, sold or withdrawn is found", async () => {
  const { ana, bookingId, productId, db, context } = await appWithBooking()
  await offer(ana, bookingId, 50_000)
  expect(await violations(db, context.cards)).toEqual([])
  await db.updateTable("products").set({ withdrawnAt: new Date() }).where("id", "=", productId).execute()
  expect(await violations(db, context.cards)).toEqual([expect.stringMatching(/^an open offer/)])
  await db.updateTable("products").set({ withdrawnAt: null }).where("id", "=", productId).execute()
  await db
    .updateTable("offers")
    .set({ expiresAt: new Date(Date.now() - 11 * 60_000) })
    .execute()
  expect(await violations(db, context.cards)).toEqual([expect.stringMatching(/^an open offer past its time/)])
  await db.updateTable("offers").set({ state: "accepted", answeredAt: new Date(), remindAt: null }).execute()
  expect(await violations(db, context.cards)).toEqual([expect.stringMatching(/^an agreed offer/)])
  const soon = new Date(Date.now() + 60_000)
  await db.updateTable("offers").set({ state: "open", answeredAt: null, expiresAt: soon }).execute()
  await db.updateTable("bookings").set({ state: "cancelled" }).execute()
  expect(await violations(db, context.cards)).toEqual([
    expect.stringMatching(/^a deal whose steps/),
    expect.stringMatching(/^an open offer of a booking that has moved on/),
  ])
})
