import { type RawBuilder, sql } from "kysely"
import { expect, test } from "vitest"
import { Deal } from "../../contract/deals.ts"
import { appWithPaid } from "../../test/acts/dealing.ts"
import { receiveProduct } from "../../test/acts/paying.ts"
import { read } from "../../test/people.ts"
import { violationsAfter, withoutTriggers } from "../../test/violations-after.ts"
import { violations } from "../invariants/violations.ts"
import { reviewRules } from "./invariants.ts"

const { rahim, ana, tomal, db, context, bookingId } = await appWithPaid()
await receiveProduct(ana, bookingId)
for (const person of [ana, rahim])
  await read(Deal, person.put(`/api/deals/${bookingId}/review`, { stars: 5, tags: [], text: "" }))

/** Statements that break an invariant, and the rule that reports it. */
const broken: [keyof typeof reviewRules, RawBuilder<unknown>][] = [
  [
    "a review of a deal that nobody can review yet",
    sql`update bookings set state = 'delivered', "dueAt" = now(), "reviewsUntil" = null`,
  ],
  [
    "a review that is not published ten minutes after the time for reviews",
    sql`with late as (update bookings set "reviewsUntil" = now() - interval '11 minutes')
      update reviews set "publishedAt" = null`,
  ],
  [
    "a review that was published alone before the time for reviews ended",
    sql`delete from reviews where by = 'seller'`,
  ],
  [
    "a deal of which one review is published and the other is not",
    sql`update reviews set "publishedAt" = null where by = 'seller'`,
  ],
  [
    "a review by or of somebody who is not of its deal",
    sql`update reviews set "authorId" = ${tomal.id} where by = 'buyer'`,
  ],
  [
    "a person whose stars are not those of the published reviews",
    sql`update users set "starsTotal" = "starsTotal" - 1 where id = ${rahim.id}`,
  ],
]

test.each(broken)("the invariants find %s", async (rule, breaking) => {
  const found = await violationsAfter(db, context.cards, [withoutTriggers, breaking])
  expect(found.filter((each) => each.startsWith(rule))).not.toEqual([])
})

test("what people did violates no invariant, and every rule has a row that breaks it", async () => {
  expect(await violations(db, context.cards)).toEqual([])
  expect(broken.map(([rule]) => rule)).toEqual(Object.keys(reviewRules))
})
