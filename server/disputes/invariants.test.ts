import { type RawBuilder, sql } from "kysely"
import { expect, test } from "vitest"
import { appToDecide, showPhoto } from "../../test/acts/disputing.ts"
import { violationsAfter } from "../../test/violations-after.ts"
import { violations } from "../invariants/violations.ts"
import { disputeRules } from "./invariants.ts"

const { ana, tomal, admin, db, context, bookingId } = await appToDecide()
const photo = await showPhoto(ana, bookingId)

const decided = (
  outcome: string,
  amount: number | null = null,
) => sql`update disputes set outcome = ${outcome},
  "refundAmount" = ${amount}::integer, "decidedBy" = ${admin.id}, "decisionReason" = 'It is so.', "decidedAt" = now()`

/** Statements that break an invariant, and the rule that reports it. */
const broken: [keyof typeof disputeRules, RawBuilder<unknown>][] = [
  ["a deal in dispute without a dispute to decide, or the reverse", decided("release")],
  [
    "a decision without an admin or a reason",
    sql`update disputes set outcome = 'release', "decidedAt" = now()`,
  ],
  ["a dispute whose deal ended otherwise than it was decided", decided("refund")],
  ["a split whose buyer gets another amount than was decided", decided("split", 500)],
  [
    "a statement of somebody who is not of its deal",
    sql`update "disputeStatements" set "authorId" = ${tomal.id}`,
  ],
  [
    "a photo in a statement of somebody else",
    sql`update evidence set "statementId" = (select id from "disputeStatements" where "authorId" <> ${ana.id})
      where id = ${photo}`,
  ],
]

test.each(broken)("the invariants find %s", async (rule, breaking) => {
  const withoutConstraint = sql`alter table disputes drop constraint "disputes: a decision has an admin and a reason"`
  const found = await violationsAfter(db, context.cards, [withoutConstraint, breaking])
  expect(found.filter((each) => each.startsWith(rule))).not.toEqual([])
})

test("what people did violates no invariant, and every rule has a row that breaks it", async () => {
  expect(await violations(db, context.cards)).toEqual([])
  expect(broken.map(([rule]) => rule)).toEqual(Object.keys(disputeRules))
})
