import { Hono } from "hono"
import { Deal, DealParam } from "../../contract/deals.ts"
import { CodeRequest, HandoverCode, HandoverProof } from "../../contract/handover.ts"
import type { ProblemCode } from "../../contract/problem.ts"
import { requireMember } from "../http/guards.ts"
import { body, describeResponses, params, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { actWithoutMove } from "./act-without-move.ts"
import { respondWithDeal } from "./respond.ts"
import { handOver, showCode } from "./handover.ts"

const codes = ["not-found", "forbidden", "wrong-state", "on-hold"] as const satisfies ProblemCode[]

export const handoverRoutes = new Hono<Env>()
  .post(
    "/deals/:id/code",
    requireMember,
    describeResponses(
      "A new code, with which the buyer says to have it; the one before is void",
      200,
      HandoverCode,
      ...codes,
    ),
    params(DealParam),
    body(CodeRequest),
    async (c) => {
      const { db, secret } = c.env
      const hasPaid = c.req.valid("json").paid ?? false
      const code = await actWithoutMove(
        db,
        c.var.user,
        c.req.valid("param").id,
        showCode(secret, { hasPaid }),
      )
      return send(c, HandoverCode, code)
    },
  )
  .post(
    "/deals/:id/handover",
    requireMember,
    describeResponses(
      "The buyer's code, scanned or typed; the same again answers the same",
      200,
      Deal,
      ...codes,
      "code-wrong",
      "code-expired",
      "too-many-requests",
    ),
    params(DealParam),
    body(HandoverProof),
    async (c) => {
      const { id } = c.req.valid("param")
      await handOver(c.env.db, c.var.user, c.env.secret, id, c.req.valid("json"))
      return respondWithDeal(c, id)
    },
  )
