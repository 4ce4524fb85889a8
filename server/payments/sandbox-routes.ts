import { type Context, Hono } from "hono"
import { SandboxApproval, SandboxCard, SandboxIntent } from "../../contract/payments.ts"
import { allowAnyone } from "../http/guards.ts"
import type { Env } from "../process/app-context.ts"
import { Problem } from "../http/problem.ts"
import { describeResponses, body, send } from "../http/route.ts"

export const sandboxRoutes = new Hono<Env>()
  .post(
    "/sandbox/confirm",
    allowAnyone,
    describeResponses(
      "Confirm a test card (sandbox provider)",
      200,
      SandboxIntent,
      "not-found",
      "card-declined",
    ),
    body(SandboxCard),
    async (c) => send(c, SandboxIntent, await open(c).confirm(c.req.valid("json"))),
  )
  .post(
    "/sandbox/approve",
    allowAnyone,
    describeResponses(
      "Approve or refuse the confirmation step (sandbox provider)",
      200,
      SandboxIntent,
      "not-found",
      "card-declined",
    ),
    body(SandboxApproval),
    async (c) => send(c, SandboxIntent, await open(c).approve(c.req.valid("json"))),
  )

function open(c: Context<Env>) {
  if (!c.env.sandbox) throw new Problem("not-found", (say) => say.noSandbox)
  return c.env.sandbox
}
