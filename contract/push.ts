import { z } from "zod"
import { fieldError } from "./checks.ts"
import { languageCodes } from "./language.ts"

/** VAPID key (RFC 8292) for the browser's `applicationServerKey`. */
export const PushKey = z
  .object({ key: z.string().meta({ description: "A point of P-256, uncompressed, in base64url" }) })
  .meta({ id: "PushKey" })

const error = fieldError("required", "subscription")

const Endpoint = z.string({ error }).min(1, error).max(2_000).meta({
  description: "The address that the push service gave out; https, with the name of a public host",
})

/** The browser's `PushSubscription` as JSON. */
export const NewPushSubscription = z
  .object({
    endpoint: Endpoint,
    keys: z.object({ p256dh: z.string({ error }).max(100), auth: z.string({ error }).max(30) }, { error }),
    language: z
      .enum(languageCodes, { error: fieldError("notAChoice", "language") })
      .optional()
      .meta({ description: "Of what is pushed; unset: as before, else that of the mails" }),
  })
  .meta({ id: "NewPushSubscription" })
export type NewPushSubscription = z.infer<typeof NewPushSubscription>

export const EndedPushSubscription = z.object({ endpoint: Endpoint }).meta({ id: "EndedPushSubscription" })

/** Payload of a push message, encrypted for the browser; `path` is in the reader's language. */
export type PushMessage = { title: string; body: string; path: string; tag: string; language: string }
