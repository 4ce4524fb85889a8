import { z } from "zod"
import { AmountLimits } from "./amount-limits.ts"

/** Spec §9: an access token older than this, in seconds, is not posted to the token-sync address. */
export const tokenSyncMaxAge = 300

export const Operator = z
  .object({ name: z.string(), address: z.string(), tradeLicence: z.string(), complaintsEmail: z.string() })
  .meta({ id: "Operator" })
export type Operator = z.infer<typeof Operator>

export const Settings = z
  .object({
    site: z.string(),
    google: z.enum(["on", "stand-in", "off"]),
    cards: z.discriminatedUnion("provider", [
      z.object({ provider: z.literal("sandbox"), limits: AmountLimits }),
      z.object({ provider: z.literal("none"), limits: AmountLimits }),
      z.object({ provider: z.literal("stripe"), limits: AmountLimits, publishableKey: z.string() }),
    ]),
    operator: Operator.optional(),
    tokenSync: z.object({ url: z.string(), maxAge: z.int() }).optional(),
  })
  .meta({ id: "Settings" })
export type Settings = z.infer<typeof Settings>
