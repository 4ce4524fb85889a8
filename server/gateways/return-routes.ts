import { setTimeout as wait } from "node:timers/promises"
import { type Context, Hono } from "hono"
import { describeRoute } from "hono-openapi"
import { GatewayParam } from "../../contract/gateways.ts"
import { pathIn } from "../../contract/language.ts"
import { allowAnyone } from "../http/guards.ts"
import { describeFailures, params } from "../http/route.ts"
import { languageOfCall } from "../http/texts.ts"
import type { Env } from "../process/app-context.ts"
import { second } from "../process/durations.ts"
import type { HostedGateway } from "./hosted-gateway.ts"
import { findByHint, type HostedPayment } from "./hosted-payments.ts"
import { isSettled, settleHosted } from "./settle-hosted.ts"

/** The page asks on, where the gateway takes longer. */
const patience = 10 * second

const redirect = describeRoute({
  summary: "A gateway sends the browser back here, without cookies",
  responses: { 303: { description: "To the page of the payment" }, ...describeFailures(["not-found"]) },
})

/** Proves nothing: a reason to ask the gateway. SSLCommerz posts from its own site, bKash does not. */
export const returnRoutes = new Hono<Env>()
  .get("/payments/return/:gateway", allowAnyone, redirect, params(GatewayParam), (c) =>
    comeBack(c, c.env.gateways.get(c.req.valid("param").gateway), new URL(c.req.url).searchParams),
  )
  .post("/payments/return/:gateway", allowAnyone, redirect, params(GatewayParam), async (c) =>
    comeBack(c, c.env.gateways.get(c.req.valid("param").gateway), new URLSearchParams(await c.req.text())),
  )

async function comeBack(c: Context<Env>, gateway: HostedGateway | undefined, fields: URLSearchParams) {
  const hint = gateway?.readReturn(fields)
  const payment = gateway && hint && (await findByHint(c.env.db, gateway.name, hint))
  // a second payment of what is settled is found by its notice, or the clock
  if (payment && !isSettled(payment)) {
    const settling = settleHosted(c.env, payment.transactionId, { role: "provider" }, hint)
    // what fails here the clock does again
    const failed = settling.catch((error: unknown) =>
      c.env.log.error({ err: error }, "a return from a gateway failed"),
    )
    await Promise.race([failed, wait(patience, undefined, { ref: false })])
  }
  c.header("Cache-Control", "private, no-store")
  return c.redirect(await pageOf(c, payment), 303)
}

/** In the buyer's language: the gateway's site says nothing about it. */
async function pageOf(c: Context<Env>, payment: HostedPayment | undefined) {
  if (!payment) return pathIn(languageOfCall(c), "/dashboard/myorders")
  const buyer = await c.env.db
    .selectFrom("users")
    .select("language")
    .where("id", "=", payment.buyerId)
    .executeTakeFirst()
  return pathIn(buyer?.language ?? languageOfCall(c), `/dashboard/payment/${payment.bookingId}`)
}
