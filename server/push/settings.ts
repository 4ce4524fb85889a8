import { z } from "zod"
import { areKeyPair } from "./p256.ts"

export const pushSettings = {
  VAPID_PUBLIC_KEY: z
    .string()
    .optional()
    .meta({ description: "Web push: the public key (RFC 8292); unset: both follow from AUTH_SECRET" }),
  VAPID_PRIVATE_KEY: z.string().optional().meta({ description: "Web push: the private key" }),
  VAPID_SUBJECT: z
    .url({ protocol: /^(?:https|mailto)$/, error: "must look like mailto:help@backline.example" })
    .refine((address) => address !== "mailto:", "must look like mailto:help@backline.example")
    .optional()
    .meta({ description: "Web push: where a push service reaches whoever runs this, https or mailto" }),
}

type Settings = z.infer<z.ZodObject<typeof pushSettings>>

const group = ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT"] as const

export function pushMistakes(environment: NodeJS.ProcessEnv) {
  const missing = group.filter((name) => !environment[name])
  if (missing.length === group.length) return []
  if (missing.length > 0)
    return missing.map((name) => ({ path: [name], message: "is missing beside the others of its group" }))
  if (areKeyPair(environment["VAPID_PUBLIC_KEY"] ?? "", environment["VAPID_PRIVATE_KEY"] ?? "")) return []
  return [{ path: ["VAPID_PRIVATE_KEY"], message: "does not belong to VAPID_PUBLIC_KEY" }]
}

export function vapidOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: Settings) {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT) return undefined
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT }
}
