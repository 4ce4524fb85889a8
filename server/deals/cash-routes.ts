import { Hono } from "hono"
import { PriceAcceptance } from "../../contract/bookings.ts"
import { Deal, DealParam, Decline } from "../../contract/deals.ts"
import { MeetingProposal, MeetingVersion } from "../../contract/meetings.ts"
import { toPoisha } from "../../contract/poisha.ts"
import type { ProblemCode } from "../../contract/problem.ts"
import { requireMember } from "../http/guards.ts"
import { body, describeResponses, params } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { actAndRespond, actWithoutMoveAndRespond } from "./respond.ts"
import { accept, askForCash, decline, takeBack } from "./cash.ts"
import { lowerPrice } from "./lower-price.ts"
import { agreeToMeeting, proposeMeeting } from "./meeting.ts"
import { reportNoShow } from "./no-show.ts"
import { object } from "./object.ts"

const codes = ["not-found", "forbidden", "wrong-state"] as const satisfies ProblemCode[]
const notToBuy = [
  "suspended",
  "already-sold",
  "reserved",
  "no-longer-available",
  "price-changed",
] as const satisfies ProblemCode[]

export const cashRoutes = new Hono<Env>()
  .post(
    "/deals/:id/cash",
    requireMember,
    describeResponses(
      "Ask the seller to take cash when you meet",
      200,
      Deal,
      ...codes,
      ...notToBuy,
      "hold-refused",
    ),
    params(DealParam),
    (c) => actAndRespond(c, c.req.valid("param").id, askForCash(c.env.config.commissionBps.cash)),
  )
  .post(
    "/deals/:id/take-back",
    requireMember,
    describeResponses("Ask for cash no longer", 200, Deal, ...codes),
    params(DealParam),
    (c) => actAndRespond(c, c.req.valid("param").id, takeBack),
  )
  .post(
    "/deals/:id/accept",
    requireMember,
    describeResponses(
      "Keep the product for this buyer, who pays in cash",
      200,
      Deal,
      ...codes,
      ...notToBuy,
      "payment-under-way",
    ),
    params(DealParam),
    (c) => actAndRespond(c, c.req.valid("param").id, accept(c.env.config.commissionBps.cash)),
  )
  .post(
    "/deals/:id/decline",
    requireMember,
    describeResponses("Take no cash of this buyer, who may still pay online", 200, Deal, ...codes),
    params(DealParam),
    body(Decline),
    (c) => actAndRespond(c, c.req.valid("param").id, decline(c.req.valid("json").reason)),
  )
  .post(
    "/deals/:id/object",
    requireMember,
    describeResponses("It is not here, though the seller says so of a cash deal", 200, Deal, ...codes),
    params(DealParam),
    (c) => actAndRespond(c, c.req.valid("param").id, object),
  )
  .post(
    "/deals/:id/no-show",
    requireMember,
    describeResponses("The other one did not come; said by both it counts for nobody", 200, Deal, ...codes),
    params(DealParam),
    (c) => actWithoutMoveAndRespond(c, c.req.valid("param").id, reportNoShow),
  )
  .post(
    "/deals/:id/meeting",
    requireMember,
    describeResponses("Propose where and when to meet", 200, Deal, ...codes, "on-hold", "invalid"),
    params(DealParam),
    body(MeetingProposal),
    (c) => actWithoutMoveAndRespond(c, c.req.valid("param").id, proposeMeeting(c.req.valid("json"))),
  )
  .post(
    "/deals/:id/meeting/agree",
    requireMember,
    describeResponses("Agree to exactly this proposal", 200, Deal, ...codes, "on-hold", "conflict"),
    params(DealParam),
    body(MeetingVersion),
    (c) => actWithoutMoveAndRespond(c, c.req.valid("param").id, agreeToMeeting(c.req.valid("json").version)),
  )
  .post(
    "/deals/:id/lower-price",
    requireMember,
    describeResponses("Take less of the buyer for whom it is kept", 200, Deal, ...codes, "invalid"),
    params(DealParam),
    body(PriceAcceptance),
    (c) => {
      const lowered = lowerPrice(c.env.cards.limits, toPoisha(c.req.valid("json").sellingPrice))
      return actWithoutMoveAndRespond(c, c.req.valid("param").id, lowered)
    },
  )
