import { sql } from "kysely"
import { afterAll, beforeEach, expect, test } from "vitest"
import { appWithBooking, testApp } from "../../test/test-app.ts"
import { bookProduct, cardOf, openIntent, openUnboundIntent } from "../../test/acts/paying.ts"
import { listProduct } from "../../test/people.ts"
import { keySettings, stripeServer } from "../../test/stripe/server.ts"
import { keys } from "../../test/stripe/keys.ts"
import type { AppContext } from "../process/app-context.ts"
import { createLog } from "../process/log.ts"
import { violations } from "../invariants/violations.ts"
import { stripeCards } from "./stripe.ts"
import { sweep } from "./sweep.ts"

const stripe = await stripeServer()
beforeEach(() => stripe.behave("polite"))
afterAll(() => stripe.stop())

const stripeSettings = { ...keySettings, STRIPE_API_BASE: stripe.base }

/** In seconds. */
const year = 365 * 24 * 60 * 60

/** Each provider, and what its script in a browser does with a valid card; `confirm` returns the transaction id. */
const providers = {
  sandbox: {
    settings: {},
    confirm: async ({ sandbox }: AppContext, secret: string) =>
      (await sandbox?.confirm(cardOf(secret)))?.id ?? "",
    // opened a year ago, held for sixteen minutes
    age: async ({ db }: AppContext, id: string) =>
      sql`update sandbox.intents set "createdAt" = now() - interval '1 year',
        "heldAt" = now() - interval '16 minutes' where id = ${id}`.execute(db),
  },
  Stripe: {
    settings: stripeSettings,
    confirm: async (_: AppContext, secret: string) => stripe.confirm(secret),
    age: async (_: AppContext, id: string) => stripe.age(id, { opened: year, held: 16 * 60 }),
  },
}

const order = { amount: 6_200_000, metadata: { buyerId: "ana", bookingId: "one" } }

test.each(Object.entries(providers))("%s makes one intent for one key", async (_, { settings }) => {
  const { context } = await testApp(settings)
  const made = await context.cards.createIntent({ ...order, idempotencyKey: `one ${crypto.randomUUID()}` })
  expect(made).toMatchObject({
    ...order,
    currency: "bdt",
    status: "requires_payment_method",
  })
  const idempotencyKey = `two ${crypto.randomUUID()}`
  const twice = [1, 2].map(() => context.cards.createIntent({ ...order, idempotencyKey }))
  const [first, second] = [await twice[0], await twice[1]]
  expect(first?.id).toBe(second?.id)
  expect(first?.id).not.toBe(made.id)
  expect(await context.cards.fetchIntent(made.id)).toMatchObject({ id: made.id, metadata: order.metadata })
  expect(await context.cards.fetchIntent("pi_unknown")).toBeUndefined()
  expect(await context.cards.fetchIntent("../refunds")).toBeUndefined()
})

test.each(Object.entries(providers))(
  "%s holds, captures once, never cancels what was captured, refunds it once, and voids a hold",
  async (_, { settings, confirm }) => {
    const { context } = await testApp(settings)
    const { cards } = context
    const { id, clientSecret } = await cards.createIntent({ ...order, idempotencyKey: crypto.randomUUID() })
    await confirm(context, clientSecret)
    expect((await cards.fetchIntent(id))?.status).toBe("requires_capture")
    expect((await cards.capture(id, `capture ${id}`)).status).toBe("succeeded")
    expect((await cards.capture(id, `capture ${id}`)).status).toBe("succeeded")
    expect((await cards.capture(id, `again ${id}`)).status).toBe("succeeded")
    expect((await cards.cancel(id, `cancel ${id}`)).status).toBe("succeeded")
    const withMoney = async () =>
      (await Array.fromAsync(cards.withMoney(new Date(Date.now() - 60_000)))).map((it) => it.id)
    expect(await withMoney()).toContain(id)
    // a part, requested twice with the same key, then the rest
    expect((await cards.refund(id, 1_000, `part ${id}`)).status).toBe("succeeded")
    expect((await cards.refund(id, 1_000, `part ${id}`)).status).toBe("succeeded")
    expect((await cards.refund(id, order.amount - 1_000, `refund ${id}`)).status).toBe("canceled")
    expect((await cards.refund(id, order.amount, `other ${id}`)).status).toBe("canceled")
    expect(await withMoney()).not.toContain(id)

    const held = await cards.createIntent({ ...order, idempotencyKey: crypto.randomUUID() })
    await confirm(context, held.clientSecret)
    expect((await cards.cancel(held.id, `cancel ${held.id}`)).status).toBe("canceled")
    expect((await cards.capture(held.id, `capture ${held.id}`)).status).toBe("canceled")
  },
)

test.each(Object.entries(providers))(
  "what %s took without our record is found and given back, however long ago its payment was opened",
  async (_, { settings, confirm, age }) => {
    const { ana, context, db } = await testApp(settings)
    const { clientSecret } = await openUnboundIntent(ana, 100)
    const id = await confirm(context, clientSecret)
    await age(context, id)
    await context.cards.capture(id, "by hand, on the provider's own page")
    expect(await violations(db, context.cards)).toEqual([
      `a hold without a claim older than 15 minutes: ${id}`,
    ])
    await sweep(context)
    expect(await context.cards.fetchIntent(id)).toMatchObject({ status: "canceled" })
    expect(await violations(db, context.cards)).toEqual([])
  },
)

test.each(Object.entries(providers))(
  "two buyers pay one product at once with %s: one is charged",
  async (_, { settings, confirm }) => {
    const { rahim, ana, tomal, guitars, context, db } = await testApp(settings)
    const productId = await listProduct(rahim, guitars)
    const ready = [ana, tomal].map(async (buyer) => {
      const bookingId = await bookProduct(buyer, productId)
      return { buyer, bookingId, secret: await openIntent(buyer, bookingId) }
    })
    const answers = (await Promise.all(ready)).map(async ({ buyer, bookingId, secret }) =>
      buyer.post("/api/payments", { transactionId: await confirm(context, secret), bookingId }),
    )
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
    await context.sandbox?.delivered()
    expect(await violations(db, context.cards)).toEqual([])
  },
)

async function bookedWithStripe() {
  const product = await appWithBooking(stripeSettings)
  const brings = async ({ payload, headers }: ReturnType<typeof stripe.event>) =>
    (await product.api.request("/api/payments/webhook", { method: "POST", headers, body: payload })).status
  return { ...product, brings, secret: await openIntent(product.ana, product.bookingId) }
}

test("Stripe's event settles when the browser has gone, in any order and any number of times", async () => {
  const { ana, bookingId, brings, secret, context, db } = await bookedWithStripe()
  const id = stripe.confirm(secret)
  for (const type of ["charge.updated", "payment_intent.succeeded", undefined, undefined])
    expect(await brings(stripe.event(id, type))).toBe(200)
  expect(await (await ana.get(`/api/bookings/${bookingId}`)).json()).toMatchObject({
    paid: true,
    transactionId: id,
  })
  expect(await violations(db, context.cards)).toEqual([])
})

test("an event that Stripe did not sign, or of another time, is refused", async () => {
  const { brings, secret } = await bookedWithStripe()
  const id = stripe.confirm(secret)
  for (const away of [-400_000, 400_000])
    expect(await brings(stripe.event(id, undefined, Date.now() + away))).toBe(400)
  const event = stripe.event(id)
  expect(await brings({ ...event, payload: event.payload.replace("evt_", "evt_x") })).toBe(400)
})

test("an event that is lost is made good by the sweep", async () => {
  const { ana, bookingId, secret, context, db } = await bookedWithStripe()
  stripe.confirm(secret)
  await sweep(context)
  expect(await (await ana.get(`/api/bookings/${bookingId}`)).json()).toMatchObject({ paid: true })
  expect(await violations(db, context.cards)).toEqual([])
})

test(
  "money at Stripe that nobody claimed is voided, however long ago its payment was opened",
  { tags: "full" },
  async () => {
    const { ana, context, db } = await testApp(stripeSettings)
    // more than one page of Stripe's list
    for (let opened = 0; opened < 120; opened += 1) {
      const { id, clientSecret } = await openUnboundIntent(ana, 100)
      stripe.confirm(clientSecret)
      stripe.age(id, { opened: year, held: 16 * 60 })
    }
    expect(await violations(db, context.cards)).toHaveLength(120)
    await sweep(context)
    expect(await violations(db, context.cards)).toEqual([])
  },
)

test("a card whose bank asks first counts only once the bank has said yes", async () => {
  const { ana, bookingId, secret } = await bookedWithStripe()
  const transactionId = stripe.confirm(secret, true)
  const pays = () => ana.post("/api/payments", { transactionId, bookingId })
  expect(await (await pays()).json()).toMatchObject({ code: "payment-incomplete" })
  stripe.confirm(secret)
  expect((await pays()).status).toBe(200)
})

test("Stripe that never answers is not waited for longer than allowed", async () => {
  stripe.behave("silent")
  const settings = {
    secretKey: keys.secret,
    webhookSecret: keys.webhook,
    apiBase: stripe.base,
    lowestAmount: 1,
  }
  const cards = stripeCards(settings, createLog("silent"), { timeout: 200, maxNetworkRetries: 0 })
  await expect(cards.createIntent({ ...order, idempotencyKey: crypto.randomUUID() })).rejects.toMatchObject({
    code: "unavailable",
    retryAfter: 5,
  })
})

test("where Stripe takes cards there is no sandbox", async () => {
  const { nobody } = await testApp(stripeSettings)
  expect((await nobody.post("/api/sandbox/confirm", cardOf("any"))).status).toBe(404)
  expect(await (await nobody.get("/api/settings")).json()).toMatchObject({
    cards: { provider: "stripe", publishableKey: keys.publishable },
  })
})
