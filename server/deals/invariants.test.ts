import { type RawBuilder, sql } from "kysely"
import { expect, test } from "vitest"
import { appWithPaid, deal, dealOf } from "../../test/acts/dealing.ts"
import { bookProduct } from "../../test/acts/paying.ts"
import { listProduct } from "../../test/people.ts"
import { dealRules } from "../bookings/invariants.ts"
import { violationsAfter, withoutTriggers } from "../../test/violations-after.ts"
import { violations } from "../invariants/violations.ts"
import { paymentRules } from "../payments/invariants.ts"
import { cashRules } from "./invariants.ts"

const product = sql`(select "productId" from bookings where state = 'paid')`
const booked = sql`(select id from bookings where state = 'booked')`
const until = sql`now() + interval '1 hour'`

/** Statements that break an invariant despite all constraints, and the rule that reports it. */
const broken: [string, RawBuilder<unknown>][] = [
  [
    "a product that two deals have taken",
    sql`update bookings set "productId" = ${product}, state = 'reserved', "dueAt" = ${until} where id = ${booked}`,
  ],
  [
    "a sold product without a deal that sold it",
    sql`update products set "soldAt" = now() where id <> ${product}`,
  ],
  ["a deal that sold a product which is not sold", sql`update products set "soldAt" = null`],
  [
    "a product that is kept without a reservation or a payment",
    sql`update products set "heldBy" = ${booked}, "heldUntil" = ${until} where id <> ${product}`,
  ],
  [
    "a reservation whose product is not kept for it",
    sql`update bookings set state = 'reserved', "dueAt" = ${until} where id = ${booked}`,
  ],
  [
    "a deal that is being paid without one claimed payment",
    sql`update bookings set state = 'paying', "dueAt" = ${until} where id = ${booked}`,
  ],
  [
    "a deal whose steps do not lead to its state",
    sql`update bookings set state = 'sent' where state = 'paid'`,
  ],
  [
    "a step that does not begin where the one before ended",
    sql`update events set data = data || '{"from": "requested"}' where data ->> 'act' = 'capture'`,
  ],
  [
    "a deal that should have moved ten minutes ago",
    sql`update bookings set "dueAt" = now() - interval '11 minutes' where state = 'paid'`,
  ],
  [
    "a cash deal that was completed without its buyer",
    sql`update bookings set state = 'completed', method = 'cash', "completedAt" = now() where state = 'paid'`,
  ],
  [
    "a cash deal that was completed without its buyer",
    sql`update bookings set state = 'completed', method = 'cash', "completedAt" = now(),
      "deliveredAt" = now() - interval '71 hours' where state = 'paid'`,
  ],
  [
    "a product with two captured payments",
    sql`insert into payments (id, "transactionId", "bookingId", "productId", "buyerId", amount, state, "capturedAt")
      select "bookingId", 'another', "bookingId", "productId", "buyerId", amount, state, "capturedAt" from payments`,
  ],
  [
    "a paid booking without its captured payment",
    sql`update payments set state = 'released', "capturedAt" = null, "releasedAt" = now()`,
  ],
  ["a captured payment whose booking is not paid", sql`update bookings set "paidAt" = null`],
  ["a captured payment whose product is not sold", sql`update products set "soldAt" = null`],
  ["a payment of another amount than is due", sql`update bookings set "sellingPrice" = "sellingPrice" + 1`],
  ["a payment of another buyer or product than its booking's", sql`update payments set "buyerId" = id`],
  [
    "a payment that is refunded, but not all of it, or not said to be",
    sql`update payments set state = 'refunded', "refundedAt" = now()`,
  ],
  [
    "a refunded payment whose deal is not refunded",
    sql`update payments set state = 'refunded', "refundedAt" = now()`,
  ],
  [
    "refunds of more than was captured",
    sql`insert into refunds (id, "paymentId", "bookingId", amount, reason)
      select id, id, "bookingId", amount + 1, 'other' from payments`,
  ],
  [
    "refunds that the buyer's bank gave, of more than it has",
    sql`insert into refunds (id, "paymentId", "bookingId", amount, reason, state, "doneAt")
      select id, id, "bookingId", 1, 'other', 'byBank', now() from payments`,
  ],
]

const withoutIndexes = [
  sql`drop index "bookings: one deal per product"`,
  sql`drop index "payments: one claim or capture per product"`,
  sql`drop index "payments: one claim or capture per booking"`,
]

test("the invariants find and name each violation", async () => {
  const { rahim, tomal, guitars, ana, db, context, bookingId } = await appWithPaid()
  await bookProduct(tomal, await listProduct(rahim, guitars, { productName: "Another guitar" }))
  expect(await violations(db, context.cards)).toEqual([])
  for (const [rule, breaking] of broken) {
    const found = await violationsAfter(db, context.cards, [...withoutIndexes, withoutTriggers, breaking])
    expect(
      found.map((each) => each.replace(/: [^:]*$/, "")),
      rule,
    ).toContain(rule)
  }
  expect(new Set(broken.map(([rule]) => rule))).toEqual(
    new Set(Object.keys({ ...dealRules, ...cashRules, ...paymentRules })),
  )
  await sql`update sandbox.intents set amount = amount + 1`.execute(db)
  const taken = expect.stringMatching(/^a payment of another amount than was taken/)
  expect(await violations(db, context.cards)).toEqual([taken])
  await sql`update sandbox.intents set amount = amount - 1`.execute(db)
  await deal(ana, bookingId, "received")
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "completed" })
  expect(await violations(db, context.cards)).toEqual([])
})
