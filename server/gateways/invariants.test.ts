import { type RawBuilder, sql } from "kysely"
import { expect, test } from "vitest"
import { openCheckout } from "../../test/gateways/checkout-calls.ts"
import { appWithTwoBookings } from "../../test/gateways/hosted.ts"
import { violationsAfter, withoutTriggers } from "../../test/violations-after.ts"
import { violations } from "../invariants/violations.ts"
import type { hostedRules } from "./invariants.ts"

const stray = sql`id, "transactionId", "bookingId", "productId", "buyerId", amount, provider, kind, state, "capturedAt", "refundedAt"`

/** Statements that break each rule despite all constraints. */
const broken: Record<keyof typeof hostedRules, RawBuilder<unknown>> = {
  "a payment at a gateway whose product is not kept for it": sql`
    update products set "heldBy" = null, "heldUntil" = null`,
  "money that pays for nothing, and does not go back in full": sql`
    insert into payments (${stray})
    select "bookingId", 'BL1', "bookingId", "productId", "buyerId", amount, provider, 'stray', 'refunded', now(), now() from payments`,
  "a transaction of a gateway that counts twice": sql`
    insert into payments (${stray})
    select "bookingId", "transactionId", "bookingId", "productId", "buyerId", amount, provider, 'deal', 'refunded', now(), now()
    from payments`,
  "a settled payment that its gateway is still asked about": sql`
    update payments set state = 'captured', "capturedAt" = now() - interval '4 days'`,
}

test("the invariants find and name each violation about payments at gateways", async () => {
  const { ana, bookingId, db, context } = await appWithTwoBookings()
  await openCheckout(ana, bookingId, "sandbox")
  expect(await violations(db, context.cards)).toEqual([])
  for (const [rule, breaking] of Object.entries(broken)) {
    const withoutIndex = sql`drop index "payments: one claim or capture per transaction"`
    const found = await violationsAfter(db, context.cards, [withoutIndex, withoutTriggers, breaking])
    expect(
      found.map((each) => each.replace(/: [^:]*$/, "")),
      rule,
    ).toContain(rule)
  }
})
