import { Hono } from "hono"
import { Deal, DealParam } from "../../contract/deals.ts"
import { Decision, NewDispute, NewStatement } from "../../contract/disputes.ts"
import { Inserted } from "../../contract/fields.ts"
import type { ProblemCode } from "../../contract/problem.ts"
import { requireConfirmedEmail, requireMember } from "../http/guards.ts"
import { body, describeResponses, params, send } from "../http/route.ts"
import { multipart, uploadFailures } from "../images/routes.ts"
import { withPhoto } from "../images/upload.ts"
import type { Env } from "../process/app-context.ts"
import { actAndRespond, actWithoutMoveAndRespond } from "./respond.ts"
import { decide } from "./decide.ts"
import { addStatement, concede, dispute, withdrawDispute } from "./dispute.ts"
import { addEvidence, assertMayAdd } from "./evidence.ts"
import { fromDecision } from "./wire.ts"

const codes = ["not-found", "forbidden", "wrong-state"] as const satisfies ProblemCode[]

export const disputeActRoutes = new Hono<Env>()
  .post(
    "/deals/:id/dispute",
    requireMember,
    describeResponses(
      "Something is wrong with what was sent or handed over; by its buyer, of what is paid online",
      200,
      Deal,
      ...codes,
      "window-closed",
      "invalid",
    ),
    params(DealParam),
    body(NewDispute),
    (c) => actAndRespond(c, c.req.valid("param").id, dispute(c.req.valid("json"))),
  )
  .post(
    "/deals/:id/statement",
    requireMember,
    describeResponses(
      "Say something about a dispute, until it is decided",
      200,
      Deal,
      ...codes,
      "window-closed",
      "invalid",
    ),
    params(DealParam),
    body(NewStatement),
    (c) => actWithoutMoveAndRespond(c, c.req.valid("param").id, addStatement(c.req.valid("json"))),
  )
  .post(
    "/deals/:id/withdraw-dispute",
    requireMember,
    describeResponses(
      "It is fine after all, and the seller gets the money; by its buyer",
      200,
      Deal,
      ...codes,
      "on-hold",
    ),
    params(DealParam),
    (c) => actAndRespond(c, c.req.valid("param").id, withdrawDispute),
  )
  .post(
    "/deals/:id/concede",
    requireMember,
    describeResponses("Give the buyer all of the money back; by its seller", 200, Deal, ...codes),
    params(DealParam),
    (c) => actAndRespond(c, c.req.valid("param").id, concede),
  )
  .post(
    "/deals/:id/decide",
    requireMember,
    describeResponses(
      "Decide a dispute, once the seller has answered or had two days to; it is final",
      200,
      Deal,
      ...codes,
      "on-hold",
      "invalid",
    ),
    params(DealParam),
    body(Decision),
    (c) => actAndRespond(c, c.req.valid("param").id, decide(c.var.user, fromDecision(c.req.valid("json")))),
  )
  .post(
    "/deals/:id/evidence",
    requireMember,
    requireConfirmedEmail,
    multipart,
    describeResponses(
      "Upload a photo (field `image`) for what one says in a dispute; its two people and admins see it",
      201,
      Inserted,
      ...codes,
      "window-closed",
      "photo-limit",
      ...uploadFailures,
    ),
    params(DealParam),
    async (c) => {
      const { config, db, limits } = c.env
      const { id } = c.req.valid("param")
      await assertMayAdd(db, c.var.user, id)
      await limits.uploads.spend(c.var.user.id)
      const insertedId = await withPhoto(config, c.var.user, c.req.raw, (file) =>
        addEvidence(db, c.var.user, id, file),
      )
      return send(c, Inserted, { acknowledged: true, insertedId }, 201)
    },
  )
