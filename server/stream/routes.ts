import { Hono } from "hono"
import { describeRoute } from "hono-openapi"
import { requireMember } from "../http/guards.ts"
import { describeFailures } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"

export const streamRoutes = new Hono<Env>().get(
  "/stream",
  requireMember,
  describeRoute({
    summary: "The events of one person, as they happen (server-sent events)",
    responses: {
      200: {
        description:
          "`message`, `read` and `conversation` name the conversation to ask for anew, `support` the one with the admins, `notification` a notification; `refresh`: anything may have changed; `current`: nothing has since `Last-Event-ID`; `ended`: the session or the process has ended",
        content: { "text/event-stream": { schema: { type: "string" } } },
      },
      ...describeFailures(["unavailable"]),
    },
  }),
  async (c) =>
    c.body(await c.env.streams.open(c.var.user, c.req.header("Last-Event-ID")), 200, {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "private, no-store, no-transform",
      // disables the buffering of nginx
      "X-Accel-Buffering": "no",
    }),
)
