import { Hono } from "hono"
import { Modified } from "../../contract/fields.ts"
import { ChargebackParam, ClosedChargeback, UnknownChargebacks } from "../../contract/unknown-chargebacks.ts"
import { requireRole } from "../http/guards.ts"
import { body, describeResponses, params, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { closeByHand, list } from "./unknown-chargebacks.ts"
import { toUnknownChargeback } from "./wire.ts"

export const chargebackRoutes = new Hono<Env>()
  .get(
    "/unknown-chargebacks",
    requireRole("admin"),
    describeResponses(
      "What banks take back of card payments, and the card provider does not tell of any more; the oldest first",
      200,
      UnknownChargebacks,
    ),
    async (c) => send(c, UnknownChargebacks, (await list(c.env.db)).map(toUnknownChargeback)),
  )
  .patch(
    "/unknown-chargebacks/:id",
    requireRole("admin"),
    describeResponses(
      "Say how the bank decided, where the provider cannot be asked",
      200,
      Modified,
      "not-found",
      "wrong-state",
    ),
    params(ChargebackParam),
    body(ClosedChargeback),
    async (c) => {
      const { id } = c.req.valid("param")
      const modifiedCount = await closeByHand(c.env.db, c.var.user, id, c.req.valid("json"))
      return send(c, Modified, { modifiedCount })
    },
  )
