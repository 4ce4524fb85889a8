import { z } from "zod"

/** Spec §9: an access token older than this, in seconds, is not posted to the token-sync address. */
export const tokenSyncMaxAge = 300

/** What a browser must know of how this product is set up. */
export const Settings = z
  .object({ tokenSync: z.object({ url: z.string(), maxAge: z.int() }).optional() })
  .meta({ id: "Settings" })
export type Settings = z.infer<typeof Settings>
