import { Hono } from "hono"
import { ClientSecret, NewPayment, NewPaymentIntent, Received, Settled } from "../../contract/payments.ts"
import { BookingChange, BookingParam } from "../../contract/bookings.ts"
import { Modified } from "../../contract/fields.ts"
import { toPoisha } from "../../contract/poisha.ts"
import { acceptPrice } from "../bookings/accept-price.ts"
import { chooseDelivery } from "../bookings/choose-delivery.ts"
import { requireRole, allowProvider } from "../http/guards.ts"
import type { Env } from "../process/app-context.ts"
import { Problem } from "../http/problem.ts"
import { describeResponses, body, params, send } from "../http/route.ts"
import { settleChargeback } from "./chargebacks.ts"
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
      "suspended",
      "not-found",
      "already-sold",
      "no-longer-available",
      "price-changed",
      "payment-refused",
      "reserved",
      "wrong-state",
    ),
    body(NewPaymentIntent),
    async (c) => {
      const order = fromNewPaymentIntent(c.req.valid("json"))
      const clientSecret = await intents.open(c.env.db, c.env.cards, c.var.user, order)
      return send(c, ClientSecret, { clientSecret })
    },
  )
  // in this domain, since it cancels an outdated intent: bookings must not import payments
  .patch(
    "/bookings/:id",
    requireRole("Buyer"),
    describeResponses(
      "Accept today's price for an unpaid booking, or choose how the product is to come",
      200,
      Modified,
      "not-found",
      "already-sold",
      "no-longer-available",
      "payment-refused",
      "payment-under-way",
      "price-changed",
      "wrong-state",
    ),
    params(BookingParam),
    body(BookingChange),
    async (c) => {
      const { id } = c.req.valid("param")
      const { sellingPrice, delivery = "meet", address = null } = c.req.valid("json")
      const modifiedCount =
        sellingPrice === undefined
          ? await chooseDelivery(c.env.db, c.env.cards.limits, c.var.user, id, { delivery, address })
          : await acceptPrice(c.env.db, c.env.cards.limits, c.var.user, id, toPoisha(sellingPrice))
      await intents.cancelOutdated(c.env.db, c.env.cards, id)
      return send(c, Modified, { modifiedCount })
    },
  )
  .post(
    "/payments",
    requireRole("Buyer"),
    describeResponses(
      "Make a confirmed card payment count",
      200,
      Settled,
      "suspended",
      "not-found",
      "already-sold",
      "no-longer-available",
      "price-changed",
      "payment-incomplete",
      "payment-mismatch",
      "payment-refused",
      "reserved",
      "wrong-state",
    ),
    body(NewPayment),
    async (c) => {
      const { transactionId, bookingId } = c.req.valid("json")
      const insertedId = await settle(c.env, {
        transactionId,
        bookingId,
        buyerId: c.var.user.id,
      })
      return send(c, Settled, { insertedId })
    },
  )
  .post(
    "/payments/webhook",
    allowProvider,
    describeResponses("An event of the card provider", 200, Received, "unreadable"),
    async (c) => {
      const event = await c.env.cards.readEvent(await c.req.text(), c.req.raw.headers)
      if (event && "chargebackId" in event) await settleChargeback(c.env, event.chargebackId)
      else if (event) await settle(c.env, { transactionId: event.intentId }).catch(ignoreProblem)
      return send(c, Received, { received: true })
    },
  )

// an error would make the provider repeat the event
function ignoreProblem(error: unknown) {
  if (!(error instanceof Problem)) throw error
}
