import { Hono } from "hono"
import { ClientSecret, NewPayment, NewPaymentIntent, Received, Settled } from "../../contract/payments.ts"
import { requireRole, provider } from "../http/guards.ts"
import type { Env } from "../process/app-context.ts"
import { Problem } from "../http/problem.ts"
import { describeResponses, body, send } from "../http/route.ts"
import * as intents from "./intents.ts"
import { settle } from "./settle.ts"
import { fromNewPaymentIntent } from "./wire.ts"

export const paymentRoutes = new Hono<Env>()
  .post(
    "/create-payment-intent",
    requireRole("Buyer"),
    describeResponses(
      "Begin to pay: the client secret with which the browser confirms a card",
      200,
      ClientSecret,
      "not-found",
      "already-sold",
      "no-longer-available",
      "price-changed",
      "payment-refused",
    ),
    body(NewPaymentIntent),
    async (c) => {
      const order = fromNewPaymentIntent(c.req.valid("json"))
      const clientSecret = await intents.open(c.env.db, c.env.cards, c.var.user, order)
      return send(c, ClientSecret, { clientSecret })
    },
  )
  .post(
    "/payments",
    requireRole("Buyer"),
    describeResponses(
      "Make a confirmed card payment count",
      200,
      Settled,
      "not-found",
      "already-sold",
      "no-longer-available",
      "payment-incomplete",
      "payment-mismatch",
      "payment-refused",
    ),
    body(NewPayment),
    async (c) => {
      const { transactionId, bookingId } = c.req.valid("json")
      const insertedId = await settle(c.env.db, c.env.cards, {
        transactionId,
        bookingId,
        buyerId: c.var.user.id,
      })
      return send(c, Settled, { insertedId })
    },
  )
  .post(
    "/payments/webhook",
    provider,
    describeResponses("An event of the card provider", 200, Received, "unreadable"),
    async (c) => {
      const event = await c.env.cards.readEvent(await c.req.text(), c.req.raw.headers)
      if (event) await settle(c.env.db, c.env.cards, { transactionId: event.intentId }).catch(ignoreProblem)
      return send(c, Received, { received: true })
    },
  )

// without an error, or the provider would repeat the event
function ignoreProblem(error: unknown) {
  if (!(error instanceof Problem)) throw error
}
