import { sql } from "kysely"
import { expect, test } from "vitest"
import { isFull } from "../../test/breadth.ts"
import { waiting } from "../../test/database.ts"
import { appWithPaid, deal, dealOf, ageDeal, reserve } from "../../test/acts/dealing.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { bookProduct, confirmCard, holdWithoutEvent } from "../../test/acts/paying.ts"
import { listProduct } from "../../test/people.ts"
import { appWithBooking, type TestApp } from "../../test/test-app.ts"
import { lockDeal } from "../bookings/lock-deal.ts"
import { violations } from "../invariants/violations.ts"
import { sendRefund } from "../payments/refunds.ts"
import { moveDue } from "./move-due.ts"

keepInvariants()

test("of many who pay for one product at once one gets it, and no other card is charged", async () => {
  const app = await appWithBooking()
  const { newUser, productId, db } = app
  const buyers = await Promise.all(
    Array.from({ length: isFull ? 50 : 8 }, (_, at) => newUser(`Buyer ${at}`, "Buyer")),
  )
  const held = await Promise.all(
    buyers.map(async (buyer) => {
      const bookingId = await bookProduct(buyer, productId)
      return { buyer, bookingId, transactionId: await holdWithoutEvent(db, buyer, bookingId) }
    }),
  )
  const responses = await Promise.all(
    held.map(({ buyer, bookingId, transactionId }) =>
      buyer.post("/api/payments", { bookingId, transactionId }),
    ),
  )
  expect(responses.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
  await app.context.sandbox?.delivered()
  const { rows } = await sql`select from sandbox.intents where status = 'succeeded'`.execute(db)
  expect(rows).toHaveLength(1)
})

test("a reservation that ends at the moment of its payment is paid, or cancelled without a charge", async () => {
  for (let round = 0; round < 5; round += 1) {
    const app = await appWithBooking()
    const { ana, db, context, bookingId } = app
    await reserve(db, bookingId)
    const transactionId = await confirmCard(ana, bookingId)
    await ageDeal(db, bookingId, "1 day")
    await Promise.all([
      ana.post("/api/payments", { bookingId, transactionId }),
      moveDue(context),
      moveDue(context),
    ])
    await context.sandbox?.delivered()
    expect(["paid", "cancelled"]).toContain((await dealOf(ana, bookingId)).state)
    await expectAllRight(app)
  }
})

test("a buyer, the clock and the seller who end a deal in the same second end it once", async () => {
  for (let round = 0; round < 5; round += 1) {
    const app = await appWithPaid()
    const { ana, rahim, admin, db, context, bookingId } = app
    await deal(rahim, bookingId, "delivered")
    await ageDeal(db, bookingId, "3 days")
    await Promise.all([
      ana.post(`/api/deals/${bookingId}/received`),
      moveDue(context),
      admin.post(`/api/deals/${bookingId}/refund`, {}),
      ana.post(`/api/deals/${bookingId}/received`),
      moveDue(context),
    ])
    const { state, events } = await dealOf(ana, bookingId)
    expect(["completed", "refunded"]).toContain(state)
    // the admin's refund may win or lose the race
    for (const end of ["completed", "refunded"])
      expect(events.filter(({ to }) => to === end).length, end).toBeLessThanOrEqual(1)
    await expectAllRight(app)
  }
})

test("a refund is paid once, however often it is requested, refused for a while or reported twice", async () => {
  const app = await appWithPaid()
  const { rahim, admin, db, context, bookingId } = app
  await Promise.all([rahim, admin, rahim].map((who) => who.post(`/api/deals/${bookingId}/refund`, {})))
  const { refund } = context.cards
  let requestCount = 0
  Object.assign(context.cards, {
    refund: (...how: Parameters<typeof refund>) => {
      requestCount += 1
      return requestCount === 1 ? Promise.reject(new Error("the line went")) : refund(...how)
    },
  })
  const { id } = await db.selectFrom("refunds").select("id").executeTakeFirstOrThrow()
  await expect(sendRefund(context, id)).rejects.toThrow("the line went")
  await Promise.all([sendRefund(context, id), sendRefund(context, id)])
  Object.assign(context.cards, { refund })
  await runDueJobs(context)
  expect(await db.selectFrom("refunds").select("state").execute()).toEqual([{ state: "done" }])
  const paid = await db.selectFrom("ledgerEntries").select("key").where("kind", "=", "refund-paid").execute()
  expect(paid).toHaveLength(1)
})

test("a refund that arrives while someone acts on its deal locks the deal first, so that neither deadlocks", async () => {
  const app = await appWithPaid()
  const { rahim, db, context, bookingId } = app
  await deal(rahim, bookingId, "refund", {})
  const { id } = await db.selectFrom("refunds").select("id").executeTakeFirstOrThrow()
  const sending = await db.transaction().execute(async (tx) => {
    await lockDeal(tx, bookingId)
    const asked = sendRefund(context, id)
    await expect.poll(() => waiting(db)).toBe(1)
    const free = await sql`select from refunds where id = ${id} for update skip locked`.execute(tx)
    expect(free.rows).toHaveLength(1)
    return { asked }
  })
  await sending.asked
})

/** An app with `many` expired cash requests, each for a drumstick of its own. */
async function appWithManyRequests(many: number) {
  const app = await appWithBooking()
  const { rahim, ana, guitars, db } = app
  const productId = await listProduct(rahim, guitars, { productName: "Drumstick" })
  await sql`
    with kept as (
      insert into products select (jsonb_populate_record(products, jsonb_build_object('id', gen_random_uuid()))).*
      from products, generate_series(1, ${many}) where id = ${productId} returning id
    )
    insert into bookings (id, "productId", "buyerId", "productName", "sellerName", "buyerName", "buyerEmail",
      "buyerPhone", "buyerLocation", "sellingPrice", state, steps, "dueAt")
    select gen_random_uuid(), kept.id, ${ana.id}, 'Drumstick', 'Rahim', 'Ana', '', '', '', 100, 'requested', 1,
      now() - make_interval(mins => row_number() over ()::integer)
    from kept`.execute(db)
  await sql`insert into events (id, type, subjects, data)
    select gen_random_uuid(), 'deal moved', jsonb_build_object('booking', id, 'product', "productId"),
      '{"act": "cash", "from": "booked", "to": "requested", "role": "buyer", "number": 1}'
    from bookings where state = 'requested'`.execute(db)
  return app
}

test("after a day without a worker one run reminds everyone, once", async () => {
  const app = await appWithManyRequests(150)
  const { db, context } = app
  await sql`update bookings set "dueAt" = now() + interval '1 hour', "remindAt" = now() where state = 'requested'`.execute(
    db,
  )
  await moveDue(context)
  const reminded = await db.selectFrom("events").select("id").where("type", "=", "deal due").execute()
  expect(reminded).toHaveLength(150)
})

test("after a day without a worker every due deal moves once, even with two workers", async () => {
  const many = isFull ? 2_000 : 150
  const app = await appWithManyRequests(many)
  const { db, context } = app
  const isDue = () =>
    db.selectFrom("bookings").select("id").where("state", "=", "requested").limit(1).executeTakeFirst()
  // one run of the job lasts at most a minute
  while (await isDue()) await Promise.all([moveDue(context), moveDue(context)])
  const moved = db
    .selectFrom("events")
    .where("type", "=", "deal moved")
    .where(sql`data ->> 'act'`, "=", "expire")
  const { count } = await moved
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(many)
})

async function expectAllRight({ db, context }: Pick<TestApp, "db" | "context">) {
  expect(await violations(db, context.cards)).toEqual([])
}
