import { Hono } from "hono"
import { toBdtLimits } from "../../contract/amount-limits.ts"
import { Settings } from "../../contract/settings.ts"
import { allowAnyone } from "../http/guards.ts"
import type { Env } from "../process/app-context.ts"
import { describeResponses, send } from "../http/route.ts"

export const settingsRoutes = new Hono<Env>().get(
  "/settings",
  allowAnyone,
  describeResponses("What a browser must know of how this product is set up", 200, Settings),
  (c) => {
    const { google, demo, stripe, cardSandbox, operator, tokenSync } = c.env.config
    const limits = toBdtLimits(c.env.cards.limits)
    const standIn = demo ? "stand-in" : "off"
    return send(c, Settings, {
      site: c.env.site(),
      google: google ? "on" : standIn,
      cards: stripe
        ? { provider: "stripe", limits, publishableKey: stripe.publishableKey }
        : { provider: cardSandbox ? "sandbox" : "none", limits },
      ...(operator && { operator }),
      ...(tokenSync && { tokenSync }),
    })
  },
)
