import { Hono } from "hono"
import { Demo } from "../../contract/demo.ts"
import { allowAnyone } from "../http/guards.ts"
import type { Env } from "../process/app-context.ts"
import { Problem } from "../http/problem.ts"
import { describeResponses, send } from "../http/route.ts"

export const demoRoutes = new Hono<Env>().get(
  "/demo",
  allowAnyone,
  describeResponses("The accounts of the demo, while it is on", 200, Demo, "not-found"),
  (c) => {
    if (!c.env.demo) throw new Problem("not-found", (say) => say.demoOff)
    return send(c, Demo, c.env.demo)
  },
)
