import { expect, test } from "vitest"
import { Deal } from "../../contract/deals.ts"
import { bookProduct, payBooking } from "../../test/acts/paying.ts"
import { listProduct, problemOf, read } from "../../test/people.ts"
import { appWithBooking } from "../../test/test-app.ts"
import { answer, offer, openOffers, refusalCode } from "../../test/acts/offering.ts"
import { violations } from "../invariants/violations.ts"

test("a buyer offers less, the seller asks for more, and the buyer pays the price they agreed on", async () => {
  const { rahim, ana, tomal, productId, bookingId, db, context } = await appWithBooking()
  const id = await offer(ana, bookingId, 50_000)
  // idempotent
  expect(await offer(ana, bookingId, 50_000)).toBe(id)
  const [asked] = await openOffers(rahim)
  expect(asked).toMatchObject({ amount: 50_000, by: "buyer", may: ["accept", "decline", "counter"] })
  expect(await openOffers(ana)).toMatchObject([{ _id: id, may: ["withdraw"] }])
  expect(await refusalCode(answer(ana, id, "accept"))).toBe("forbidden")
  expect(await refusalCode(answer(tomal, id, "accept"))).toBe("not-found")
  expect((await problemOf(answer(rahim, id, "counter", { amount: 50_000 }))).code).toBe("invalid")
  expect((await problemOf(answer(rahim, id, "counter", { amount: 62_001 }))).code).toBe("invalid")
  await read(Deal, answer(rahim, id, "counter", { amount: 56_000 }))
  // idempotent
  await read(Deal, answer(rahim, id, "counter", { amount: 56_000 }))
  expect(await refusalCode(answer(rahim, id, "accept"))).toBe("offer-over")
  const [countered] = await openOffers(ana)
  expect(countered).toMatchObject({ amount: 56_000, by: "seller", may: ["accept", "decline", "counter"] })
  const other = await bookProduct(tomal, productId)
  const rival = await offer(tomal, other, 55_000)
  const agreed = await read(Deal, answer(ana, countered?._id ?? "", "accept"))
  expect(agreed).toMatchObject({ state: "reserved", sellingPrice: 56_000 })
  expect(Date.parse(agreed.dueAt ?? "")).toBeCloseTo(Date.now() + 3 * 86_400_000, -5)
  expect(await read(Deal, answer(ana, countered?._id ?? "", "accept"))).toMatchObject({ state: "reserved" })
  expect(await refusalCode(answer(rahim, rival, "accept"))).toBe("reserved")
  expect(await openOffers(tomal, "")).toMatchObject([{ _id: rival, state: "void", may: [] }])
  expect(await refusalCode(tomal.post(`/api/bookings/${other}/offers`, { amount: 61_000 }))).toBe("reserved")
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
  expect(await refusalCode(ana.post(`/api/bookings/${bookingId}/offers`, { amount: 51_000 }))).toBe(
    "offer-limit",
  )
  await read(Deal, answer(ana, id, "withdraw"))
  await read(Deal, answer(rahim, await offer(ana, bookingId, 51_000), "decline"))
  const last = await offer(ana, bookingId, 52_000)
  await read(Deal, answer(rahim, last, "counter", { amount: 60_000 }))
  const [countered] = await openOffers(ana)
  expect(countered?.may).toEqual(["accept", "decline"])
  expect(await refusalCode(answer(ana, countered?._id ?? "", "counter", { amount: 53_000 }))).toBe(
    "offer-limit",
  )
  expect(await openOffers(ana)).toMatchObject([{ amount: 60_000 }])
})

test("of two buyers' counter-offers accepted at once one is agreed, and an offer withdrawn meanwhile is not", async () => {
  const { rahim, ana, tomal, guitars, db, context } = await appWithBooking()
  for (let round = 0; round < 5; round += 1) {
    const productId = await listProduct(rahim, guitars, { productName: `Guitar ${round}` })
    const asked = await Promise.all(
      [ana, tomal].map(async (buyer) => {
        const id = await offer(buyer, await bookProduct(buyer, productId), 50_000)
        await read(Deal, answer(rahim, id, "counter", { amount: 55_000 }))
        const [countered] = await openOffers(buyer, `productId=${productId}&state=open`)
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
