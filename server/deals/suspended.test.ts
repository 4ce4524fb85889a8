import { expect, test } from "vitest"
import type { Tx } from "../../db/tables.ts"
import { Booking } from "../../contract/bookings.ts"
import { Deal } from "../../contract/deals.ts"
import { Inserted } from "../../contract/fields.ts"
import { Offers } from "../../contract/offers.ts"
import {
  appWithCashDeal,
  appWithPaid,
  deal,
  dealOf,
  sendByCourier,
  showCode,
} from "../../test/acts/dealing.ts"
import { askCheckout, openCheckout } from "../../test/gateways/checkout-calls.ts"
import { queueBehindLock } from "../../test/database.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { bookProduct, buyerContact, confirmCard, holdWithoutEvent } from "../../test/acts/paying.ts"
import { listProduct, type Person, problemOf, read } from "../../test/people.ts"
import { endSuspension, inDays, liftSuspension, suspend } from "../../test/acts/suspending.ts"
import { say, writeAbout } from "../../test/acts/talking.ts"
import { appWithBooking, appWithClaim } from "../../test/test-app.ts"
import { moveOffers } from "../offers/move-offers.ts"

keepInvariants()

const amount = 50_000

/** Ana's card holds the money for Rahim's guitar without an event so far, and Rahim sells another product. */
async function appWithHeldMoney() {
  const app = await appWithBooking()
  const { ana, rahim, guitars, bookingId, db } = app
  const other = await listProduct(rahim, guitars, { productName: "Cajon" })
  return { ...app, other, transactionId: await holdWithoutEvent(db, ana, bookingId) }
}

type Prepared = Awaited<ReturnType<typeof appWithHeldMoney>>
type Call = [name: string, call: (app: Prepared) => Promise<Response>, code: string]

const ofBuyer = (code: { unseen: string; kept: string }): Call[] => [
  ["book", ({ ana, other }) => ana.post("/api/bookings", { ...buyerContact, productId: other }), code.unseen],
  [
    "write",
    ({ ana, other }) => ana.post("/api/conversations", { productId: other, text: "Hi" }),
    code.unseen,
  ],
  ["offer", ({ ana, bookingId }) => ana.post(`/api/bookings/${bookingId}/offers`, { amount }), code.kept],
  ["cash", ({ ana, bookingId }) => ana.post(`/api/deals/${bookingId}/cash`), code.kept],
  [
    "pay",
    ({ ana, bookingId, transactionId }) => ana.post("/api/payments", { bookingId, transactionId }),
    code.kept,
  ],
  ["gateway", ({ ana, bookingId }) => askCheckout(ana, bookingId, "sandbox"), code.kept],
  [
    "card",
    ({ ana, bookingId }) => ana.post("/api/create-payment-intent", { bookingId, sellingPrice: 62_000 }),
    code.kept,
  ],
]

test("a suspended buyer begins nothing new, pays nothing, and is told until when", async () => {
  const app = await appWithHeldMoney()
  await suspend(app.admin, app.ana, { until: inDays(2) })
  for (const [name, call, code] of ofBuyer({ unseen: "suspended", kept: "suspended" }))
    expect(await problemOf(call(app)), name).toMatchObject({
      status: 403,
      code,
      detail: expect.stringContaining("00:00"),
    })
  expect((await dealOf(app.ana, app.bookingId)).state).toBe("booked")
  await endSuspension(app.db, app.ana)
  expect((await app.ana.post(`/api/deals/${app.bookingId}/cash`)).status).toBe(200)
})

test("nobody books, offers for, asks for or pays what a suspended seller sells", async () => {
  const app = await appWithHeldMoney()
  await suspend(app.admin, app.rahim)
  for (const [name, call, code] of ofBuyer({ unseen: "not-found", kept: "no-longer-available" }))
    expect(await problemOf(call(app)), name).toMatchObject({ code })
  await liftSuspension(app.admin, app.rahim)
  await confirmCard(app.ana, app.bookingId)
})

test("of two of whom one is suspended neither accepts, counters or agrees to what the other asked for", async () => {
  for (const side of ["seller", "buyer"] as const) {
    const { admin, rahim, ana, tomal, productId, bookingId, db } = await appWithBooking()
    const cash = await bookProduct(tomal, productId)
    await deal(tomal, cash, "cash")
    const { insertedId: id } = await read(Inserted, ana.post(`/api/bookings/${bookingId}/offers`, { amount }))
    const suspended = side === "seller" ? [rahim] : [ana, tomal]
    for (const person of suspended) await suspend(admin, person)
    const toldSeller = side === "seller" ? "you" : "other"
    expect(await firstOffer(rahim)).toMatchObject({ may: ["decline"], suspended: toldSeller })
    expect(await firstOffer(ana)).toMatchObject({
      may: ["withdraw"],
      suspended: side === "buyer" ? "you" : "other",
    })
    const answers = ["accept", "counter"].map((act) =>
      rahim.post(`/api/offers/${id}/${act}`, { amount: 60_000 }),
    )
    for (const response of [...answers, rahim.post(`/api/deals/${cash}/accept`)])
      expect(await problemOf(response), side).toMatchObject({ status: 403, code: "suspended" })
    await moveOffers(db)
    for (const person of suspended) await liftSuspension(admin, person)
    // the offer is still open after the suspension
    expect(await firstOffer(rahim)).not.toHaveProperty("suspended")
    expect((await firstOffer(rahim))?.may).toEqual(["accept", "decline", "counter"])
    expect((await rahim.post(`/api/offers/${id}/accept`)).status).toBe(200)
  }
})

test("a deal of two suspended people goes on to its end, and they go on talking about it", async () => {
  const { admin, rahim, ana, db, bookingId, productId } = await appWithPaid()
  const talk = await writeAbout(ana, productId)
  await sendByCourier(db, bookingId)
  await suspend(admin, rahim)
  await suspend(admin, ana)
  expect((await say(rahim, talk, "Tomorrow it is on its way.")).status).toBe(201)
  await deal(rahim, bookingId, "send", { courier: "pathao", trackingCode: "AB1234" })
  expect((await deal(ana, bookingId, "received")).state).toBe("completed")
})

test("what is kept for a buyer who pays in cash is handed over while its seller is suspended", async () => {
  const { admin, rahim, ana, bookingId, productId } = await appWithCashDeal()
  const talk = await writeAbout(ana, productId)
  await suspend(admin, rahim)
  expect((await say(ana, talk, "Where do we meet?")).status).toBe(201)
  const order = await read(Booking, ana.get(`/api/bookings/${bookingId}`))
  expect(order).toMatchObject({ state: "reserved", availability: "AVAILABLE", paymentWaits: true })
  const { code } = await showCode(ana, bookingId)
  expect((await deal(rahim, bookingId, "handover", { code })).state).toBe("completed")
})

test("an agreed price cannot be paid while its seller is suspended, as the offer and the deal say", async () => {
  const { admin, rahim, ana, bookingId } = await appWithBooking()
  const { insertedId } = await read(Inserted, ana.post(`/api/bookings/${bookingId}/offers`, { amount }))
  await read(Deal, rahim.post(`/api/offers/${insertedId}/accept`))
  const waits = async () => {
    const [offer] = await read(Offers, ana.get("/api/offers"))
    const ofSeller = await dealOf(rahim, bookingId)
    const { paymentWaits, may } = await dealOf(ana, bookingId)
    expect([paymentWaits, ofSeller.paymentWaits]).toEqual([offer?.paymentWaits, offer?.paymentWaits])
    expect(may.includes("claim")).toBe(!paymentWaits)
    return paymentWaits
  }
  expect(await waits()).toBeUndefined()
  await suspend(admin, rahim)
  expect(await waits()).toBe(true)
})

test("a payment claimed before the suspension goes through, and its sold product is visible", async () => {
  const { admin, rahim, ana, nobody, bookingId, productId, transactionId } = await appWithClaim()
  await suspend(admin, rahim)
  await suspend(admin, ana)
  expect((await ana.post("/api/payments", { bookingId, transactionId })).status).toBe(200)
  expect((await dealOf(ana, bookingId)).state).toBe("paid")
  expect((await nobody.get(`/api/products/${productId}`)).status).toBe(200)
})

test("a buyer may still pay on a gateway's page that was opened before the suspension", async () => {
  const { admin, ana, bookingId } = await appWithBooking()
  const url = await openCheckout(ana, bookingId, "sandbox")
  await suspend(admin, ana)
  expect(await openCheckout(ana, bookingId, "sandbox")).toBe(url)
})

test.each(["claim", "claim of a suspended buyer", "accept", "agree"] as const)(
  "when a suspension and a %s happen at once, the second respects the first",
  async (name) => {
    for (const isActFirst of [true, false]) {
      const app = await appWithBooking()
      const { prepare, who, after } = races[name]
      const act = await prepare(app)
      const acting = async () => (await act()).ok
      const suspending = async () => (await suspend(app.admin, app[who])) === 1
      const inOrder = isActFirst ? [acting, suspending] : [suspending, acting]
      expect(await queueBehindLock(app.db, lockOf(app, who), ...inOrder)).toEqual([true, isActFirst])
      expect((await dealOf(app.ana, app.bookingId)).state === after).toBe(isActFirst)
    }
  },
)

/** Locks the last row that a suspension locks. */
function lockOf({ ana, productId }: App, who: "rahim" | "ana") {
  const [table, id] = who === "rahim" ? (["products", productId] as const) : (["users", ana.id] as const)
  return (tx: Tx) => tx.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute()
}

type Race = {
  who: "rahim" | "ana"
  prepare: (app: App) => Promise<() => Promise<Response>>
  after: string
}
type App = Awaited<ReturnType<typeof appWithBooking>>

const claim = {
  prepare: async ({ ana, bookingId, db }: App) => {
    const transactionId = await holdWithoutEvent(db, ana, bookingId)
    return () => ana.post("/api/payments", { bookingId, transactionId })
  },
  after: "paid",
}

const races: Record<"claim" | "claim of a suspended buyer" | "accept" | "agree", Race> = {
  claim: { who: "rahim", ...claim },
  "claim of a suspended buyer": { who: "ana", ...claim },
  accept: {
    who: "ana",
    prepare: async ({ ana, rahim, bookingId }) => {
      await deal(ana, bookingId, "cash")
      return () => rahim.post(`/api/deals/${bookingId}/accept`)
    },
    after: "reserved",
  },
  agree: {
    who: "rahim",
    prepare: async ({ ana, rahim, bookingId }) => {
      const { insertedId } = await read(Inserted, ana.post(`/api/bookings/${bookingId}/offers`, { amount }))
      return () => rahim.post(`/api/offers/${insertedId}/accept`)
    },
    after: "reserved",
  },
}

async function firstOffer(person: Person) {
  return (await read(Offers, person.get("/api/offers")))[0]
}
