import { Hono } from "hono"
import { Modified, Page } from "../../contract/fields.ts"
import { FoundPaid, UnknownPaymentParam, UnknownPayments } from "../../contract/unknown-payments.ts"
import { requireRole } from "../http/guards.ts"
import { paginate, readPageRequest } from "../http/paging.ts"
import { body, describeResponses, params, query, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { decideByHand, list } from "./unknown-payments.ts"
import { toUnknownPayment } from "./wire.ts"

export const unknownPaymentRoutes = new Hono<Env>()
  .get(
    "/unknown-payments",
    requireRole("admin"),
    describeResponses(
      "Payments of which a gateway, or the provider of cards, does not say whether they were made; newest first",
      200,
      UnknownPayments,
    ),
    query(Page),
    async (c) => {
      const page = await readPageRequest(c, c.req.valid("query"))
      const rows = await paginate(c, page, await list(c.env.db, page), ({ id }) => id)
      return send(c, UnknownPayments, rows.map(toUnknownPayment))
    },
  )
  .post(
    "/unknown-payments/:id/paid",
    requireRole("admin"),
    describeResponses(
      "The gateway's portal shows that it was paid",
      200,
      Modified,
      "not-found",
      "wrong-state",
    ),
    params(UnknownPaymentParam),
    body(FoundPaid),
    async (c) => {
      const { reference } = c.req.valid("json")
      await decideByHand(c.env, c.var.user, c.req.valid("param").id, reference)
      return send(c, Modified, { modifiedCount: 1 })
    },
  )
  .post(
    "/unknown-payments/:id/not-paid",
    requireRole("admin"),
    describeResponses("The gateway's portal shows no payment", 200, Modified, "not-found", "wrong-state"),
    params(UnknownPaymentParam),
    async (c) => {
      await decideByHand(c.env, c.var.user, c.req.valid("param").id)
      return send(c, Modified, { modifiedCount: 1 })
    },
  )
