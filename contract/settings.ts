import { z } from "zod"
import { AmountLimits } from "./amount-limits.ts"

/** Spec §9: an access token older than this, in seconds, is not posted to the token-sync address. */
export const tokenSyncMaxAge = 300

/** What a browser must know of how this product is set up. */
export const Settings = z
  .object({
    /** The address under which people reach it, for what is shared of a page. */
    site: z.string(),
    /** Whether people can log in with Google; in the demo someone stands in for it. */
    google: z.enum(["on", "stand-in", "off"]),
    /** With Stripe a browser needs its publishable key. */
    cards: z.discriminatedUnion("provider", [
      z.object({ provider: z.literal("sandbox"), limits: AmountLimits }),
      z.object({ provider: z.literal("stripe"), limits: AmountLimits, publishableKey: z.string() }),
    ]),
    tokenSync: z.object({ url: z.string(), maxAge: z.int() }).optional(),
  })
  .meta({ id: "Settings" })
export type Settings = z.infer<typeof Settings>
