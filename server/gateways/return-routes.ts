import { setTimeout as wait } from "node:timers/promises"
import { type Context, Hono } from "hono"
import { describeRoute } from "hono-openapi"
import { type GatewayName, GatewayParam, ReturnParam } from "../../contract/gateways.ts"
import { type Language, pathIn } from "../../contract/language.ts"
import { allowAnyone } from "../http/guards.ts"
import { describeFailures, params } from "../http/route.ts"
import { languageOfCall } from "../http/texts.ts"
import type { Env } from "../process/app-context.ts"
import { second } from "../process/durations.ts"
import { findByHint } from "./hosted-payments.ts"
import { isSettled, settleHosted } from "./settle-hosted.ts"

/** The page asks on, where the gateway takes longer. */
const patience = 10 * second

const redirect = describeRoute({
  summary: "A gateway sends the browser back here, without cookies",
  responses: { 303: { description: "To the page of the payment" }, ...describeFailures(["not-found"]) },
})

/** Proves nothing: a reason to ask the gateway. SSLCommerz posts from its own site, bKash does not. */
export const returnRoutes = new Hono<Env>()
  .get("/payments/return/:gateway/:language", allowAnyone, redirect, params(ReturnParam), (c) =>
    comeBack(c, c.req.valid("param"), new URL(c.req.url).searchParams),
  )
  .post("/payments/return/:gateway/:language", allowAnyone, redirect, params(ReturnParam), async (c) =>
    comeBack(c, c.req.valid("param"), new URLSearchParams(await c.req.text())),
  )
  // of a page that was opened before addresses named the language
  .get("/payments/return/:gateway", allowAnyone, redirect, params(GatewayParam), (c) =>
    comeBack(c, c.req.valid("param"), new URL(c.req.url).searchParams),
  )
  .post("/payments/return/:gateway", allowAnyone, redirect, params(GatewayParam), async (c) =>
    comeBack(c, c.req.valid("param"), new URLSearchParams(await c.req.text())),
  )

type Return = { gateway: GatewayName; language?: Language }

async function comeBack(
  c: Context<Env>,
  { gateway: name, language = languageOfCall(c) }: Return,
  fields: URLSearchParams,
) {
  const gateway = c.env.gateways.get(name)
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
  const path = payment ? `/dashboard/payment/${payment.bookingId}` : "/dashboard/myorders"
  return c.redirect(pathIn(language, path), 303)
}
