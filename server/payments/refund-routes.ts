import { Hono } from "hono"
import { toPoisha } from "../../contract/poisha.ts"
import { Modified } from "../../contract/fields.ts"
import { PaidByHand, RefundFilter, RefundParam, RefundsToWatch } from "../../contract/refunds.ts"
import { requireRole } from "../http/guards.ts"
import { paginate, readPageRequest } from "../http/paging.ts"
import { body, describeResponses, params, query, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import * as refunds from "./stuck-refunds.ts"
import { toRefundToWatch } from "./wire.ts"

export const refundRoutes = new Hono<Env>()
  .get(
    "/refunds",
    requireRole("admin"),
    describeResponses("What goes back to buyers, newest first", 200, RefundsToWatch),
    query(RefundFilter),
    async (c) => {
      const filter = c.req.valid("query")
      const page = await readPageRequest(c, filter)
      const rows = await paginate(c, page, await refunds.list(c.env.db, filter, page), ({ id }) => id)
      return send(c, RefundsToWatch, rows.map(toRefundToWatch))
    },
  )
  .post(
    "/refunds/:id/retry",
    requireRole("admin"),
    describeResponses("Send a refund that failed again", 200, Modified, "not-found", "wrong-state"),
    params(RefundParam),
    async (c) => {
      const modifiedCount = await refunds.retry(c.env.db, c.var.user, c.req.valid("param").id)
      return send(c, Modified, { modifiedCount })
    },
  )
  .post(
    "/refunds/:id/by-bank",
    requireRole("admin"),
    describeResponses(
      "The buyer's bank gave them all of a refund that failed, or does not come",
      200,
      Modified,
      "not-found",
      "wrong-state",
    ),
    params(RefundParam),
    async (c) => {
      const modifiedCount = await refunds.giveByBank(c.env.db, c.var.user, c.req.valid("param").id)
      return send(c, Modified, { modifiedCount })
    },
  )
  .post(
    "/refunds/:id/by-hand",
    requireRole("admin"),
    describeResponses(
      "A refund that failed, or does not come, was paid in another way",
      200,
      Modified,
      "not-found",
      "wrong-state",
    ),
    params(RefundParam),
    body(PaidByHand),
    async (c) => {
      const { reference, amount } = c.req.valid("json")
      const paid = { reference, shown: amount === undefined ? undefined : toPoisha(amount) }
      const modifiedCount = await refunds.payByHand(c.env.db, c.var.user, c.req.valid("param").id, paid)
      return send(c, Modified, { modifiedCount })
    },
  )
