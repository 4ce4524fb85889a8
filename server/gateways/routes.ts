import { Hono } from "hono"
import { BookingParam } from "../../contract/bookings.ts"
import { CheckoutSession, CheckoutState, GatewayParam, NewCheckout } from "../../contract/gateways.ts"
import { Received } from "../../contract/payments.ts"
import { toPoisha } from "../../contract/poisha.ts"
import { allowProvider, requireRole } from "../http/guards.ts"
import { Problem } from "../http/problem.ts"
import { describeResponses, body, params, send } from "../http/route.ts"
import { languageOfCall } from "../http/texts.ts"
import type { Env } from "../process/app-context.ts"
import { checkout } from "./checkout.ts"
import { findCheckoutState } from "./checkout-state.ts"
import { findByHint } from "./hosted-payments.ts"
import { settleHosted } from "./settle-hosted.ts"
import { toCheckoutState } from "./wire.ts"

export const gatewayRoutes = new Hono<Env>()
  .post(
    "/deals/:id/checkout",
    requireRole("Buyer"),
    describeResponses(
      "Keep the product, and open a gateway's page to pay it on; again: the same page",
      200,
      CheckoutSession,
      "suspended",
      "not-found",
      "already-sold",
      "no-longer-available",
      "price-changed",
      "payment-refused",
      "payment-under-way",
      "reserved",
      "wrong-state",
      "amount-out-of-range",
      "unavailable",
    ),
    params(BookingParam),
    body(NewCheckout),
    async (c) => {
      const { gateway, sellingPrice } = c.req.valid("json")
      const choice = { gateway, sellingPrice: toPoisha(sellingPrice), language: languageOfCall(c) }
      const { url, until } = await checkout(c.env, c.var.user, c.req.valid("param").id, choice)
      return send(c, CheckoutSession, { url, until: until.toISOString() })
    },
  )
  .get(
    "/deals/:id/checkout",
    requireRole("Buyer"),
    describeResponses(
      "By which gateways a booking may be paid, and what became of the last try",
      200,
      CheckoutState,
      "not-found",
    ),
    params(BookingParam),
    async (c) => {
      const found = await findCheckoutState(c.env, c.var.user, c.req.valid("param").id)
      return send(c, CheckoutState, toCheckoutState(found))
    },
  )
  .post(
    "/payments/notice/:gateway",
    allowProvider,
    describeResponses("A notice of a gateway, by its proof", 200, Received, "not-found", "unreadable"),
    params(GatewayParam),
    async (c) => {
      const { gateways } = c.env
      const gateway = gateways.get(c.req.valid("param").gateway)
      if (!gateway?.readNotice) throw new Problem("not-found", (say) => say.nothingHere)
      const hint = gateway.readNotice(new URLSearchParams(await c.req.text()))
      const payment = await findByHint(c.env.db, gateway.name, hint)
      if (payment) await settleHosted(c.env, payment.transactionId, { role: "provider" }, hint)
      return send(c, Received, { received: true })
    },
  )
