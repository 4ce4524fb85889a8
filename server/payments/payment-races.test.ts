import { expect, test } from "vitest"
import { SandboxIntent, Settled } from "../../contract/payments.ts"
import { Product } from "../../contract/products.ts"
import { isFull } from "../../test/breadth.ts"
import { appWithBooking, testApp } from "../../test/test-app.ts"
import { bookProduct, cardOf, confirmCard, holdWithoutEvent, openIntent } from "../../test/acts/paying.ts"
import { signUpUser, listProduct, problemOf, read } from "../../test/people.ts"
import { whileRefusing } from "../../test/refusing.ts"
import { violations } from "../invariants/violations.ts"
import { sweep } from "./sweep.ts"

async function powerCut() {
  throw new Error("the power went")
}

// few by default: each sign-up hashes a password
const rivals = isFull ? 20 : 6

test(`${rivals} buyers pay one product at once: one is charged, the holds of all others are voided`, async () => {
  const { api, rahim, guitars, db, context, nobody } = await testApp()
  const productId = await listProduct(rahim, guitars)
  const names = Array.from({ length: rivals }, (_, at) => `Buyer ${at}`)
  const buyers = await Promise.all(names.map((name) => signUpUser(api, name, "Buyer")))
  // opens all payments first: the event of a confirmed card may settle it, which ends booking and paying
  const opened = await Promise.all(
    buyers.map(async (buyer) => {
      const bookingId = await bookProduct(buyer, productId)
      return { buyer, bookingId, clientSecret: await openIntent(buyer, bookingId) }
    }),
  )
  const payments = await Promise.all(
    opened.map(async ({ buyer, bookingId, clientSecret }) => {
      const { id } = await read(SandboxIntent, buyer.post("/api/sandbox/confirm", cardOf(clientSecret)))
      return { buyer, bookingId, transactionId: id }
    }),
  )
  const responses = await Promise.all(
    payments.map(({ buyer, ...payment }) => buyer.post("/api/payments", payment)),
  )
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  const losers = await Promise.all(
    responses.filter(({ status }) => status !== 200).map((response) => response.json()),
  )
  expect(losers).toHaveLength(rivals - 1)
  for (const loser of losers)
    expect(loser).toMatchObject({
      status: 409,
      code: "already-sold",
      detail: expect.stringContaining("Your card was not charged."),
    })
  await sweep(context)
  const intents = await db.selectFrom("sandbox.intents").select("status").execute()
  expect(intents.filter(({ status }) => status === "succeeded")).toHaveLength(1)
  expect(intents.filter(({ status }) => status === "canceled")).toHaveLength(rivals - 1)
  expect(await read(Product, nobody.get(`/api/products/${productId}`))).toMatchObject({ saleStatus: "SOLD" })
  expect(await violations(db, context.cards)).toEqual([])
})

test.each(["capture", "fetchIntent"] as const)(
  "a server that dies at %s leaves a claim that the sweep finishes once",
  async (step) => {
    const { ana, context, db, bookingId } = await appWithBooking()
    const transactionId = await confirmCard(ana, bookingId)
    const works = context.cards[step]
    Object.assign(context.cards, { [step]: powerCut })
    const response = await ana.post("/api/payments", { transactionId, bookingId })
    expect(response.status).toBe(503)
    Object.assign(context.cards, { [step]: works })
    const later = await read(Settled, ana.post("/api/payments", { transactionId, bookingId }))
    await sweep(context)
    expect(await read(Settled, ana.post("/api/payments", { transactionId, bookingId }))).toEqual(later)
    expect(await violations(db, context.cards)).toEqual([])
  },
)

test("two tabs that open the same payment share one intent, and the price must be the booking's", async () => {
  const { ana, bookingId, db } = await appWithBooking()
  const secrets = await Promise.all([1, 2, 3].map(() => openIntent(ana, bookingId)))
  expect(new Set(secrets).size).toBe(1)
  expect(await db.selectFrom("paymentIntents").selectAll().execute()).toHaveLength(1)
  expect(
    await problemOf(ana.post("/api/create-payment-intent", { bookingId, sellingPrice: 1 })),
  ).toMatchObject({
    code: "price-changed",
  })
})

test.each(["insert", "update"] as const)(
  "a buyer pays at the first try, even if the %s of the payment meets a deadlock",
  async (act) => {
    const { ana, db, context, bookingId } = await appWithBooking()
    const transactionId = await holdWithoutEvent(db, ana, bookingId)
    const deadlock = { act, table: "payments", sqlState: "40P01", isOnce: true }
    const paid = await whileRefusing(db, deadlock, () =>
      ana.post("/api/payments", { transactionId, bookingId }),
    )
    expect(paid.status).toBe(200)
    const payments = db.selectFrom("payments").select("state").where("transactionId", "=", transactionId)
    expect(await payments.execute()).toEqual([{ state: "captured" }])
    expect(await violations(db, context.cards)).toEqual([])
  },
)
