import { Hono } from "hono"
import { Waiting } from "../../contract/waiting.ts"
import { requireMember } from "../http/guards.ts"
import { describeResponses, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { countWaiting } from "./waiting.ts"

export const waitingRoutes = new Hono<Env>().get(
  "/waiting",
  requireMember,
  describeResponses("What waits for one: bookings, payments, and what is not read", 200, Waiting),
  async (c) => send(c, Waiting, await countWaiting(c.env.db, c.var.user)),
)
