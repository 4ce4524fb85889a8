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

/** The page keeps polling if the gateway takes longer. */
const patience = 10 * second

const redirect = describeRoute({
  summary: "A gateway sends the browser back here, without cookies",
  responses: { 303: { description: "To the page of the payment" }, ...describeFailures(["not-found"]) },
})

/** A return proves nothing: the gateway is asked. SSLCommerz posts from its own site, bKash redirects with GET. */
export const returnRoutes = new Hono<Env>()
  .get("/payments/return/:gateway/:language", allowAnyone, redirect, params(ReturnParam), (c) =>
    comeBack(c, c.req.valid("param"), new URL(c.req.url).searchParams),
  )
  .post("/payments/return/:gateway/:language", allowAnyone, redirect, params(ReturnParam), async (c) =>
    comeBack(c, c.req.valid("param"), new URLSearchParams(await c.req.text())),
  )
  // for pages that were opened before return URLs contained the language
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
  // a second payment of a settled transaction is found by its notice or the scheduled job
  if (payment && !isSettled(payment)) {
    const settling = settleHosted(c.env, payment.transactionId, { role: "provider" }, hint)
    // the scheduled job retries what fails here
    const failed = settling.catch((error: unknown) =>
      c.env.log.error({ err: error }, "a return from a gateway failed"),
    )
    await Promise.race([failed, wait(patience, undefined, { ref: false })])
  }
  c.header("Cache-Control", "private, no-store")
  const path = payment ? `/dashboard/payment/${payment.bookingId}` : "/dashboard/myorders"
  return c.redirect(pathIn(language, path), 303)
}
