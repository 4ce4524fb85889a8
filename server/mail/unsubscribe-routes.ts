import { Hono } from "hono"
import { describeRoute } from "hono-openapi"
import { z } from "zod"
import { allowAnyone } from "../http/guards.ts"
import { describeFailures, params } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { answerConfirmationPage, answerDonePage } from "./unsubscribe-page.ts"
import { readerOfLink, unsubscribe } from "./unsubscribe.ts"

const TokenParam = z.object({ token: z.string().max(1_000) })

export const unsubscribeRoutes = new Hono<Env>()
  .get(
    "/unsubscribe/:token",
    allowAnyone,
    describePage("The page of the link that ends mails of a kind"),
    params(TokenParam),
    async (c) => answerConfirmationPage(c, await readerOfLink(c.env, c.req.valid("param").token)),
  )
  .post(
    "/unsubscribe/:token",
    allowAnyone,
    describePage("End mails of a kind, from that page or from a mail program (RFC 8058)"),
    params(TokenParam),
    async (c) => {
      const reader = await readerOfLink(c.env, c.req.valid("param").token)
      await unsubscribe(c.env.db, reader)
      return answerDonePage(c, reader)
    },
  )

function describePage(summary: string) {
  return describeRoute({
    summary,
    responses: {
      200: { description: "A page", content: { "text/html": { schema: { type: "string" } } } },
      ...describeFailures(["link-expired", "not-found"]),
    },
  })
}
