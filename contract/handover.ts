import { z } from "zod"
import { Id } from "./fields.ts"

export const handoverTokenType = "handover+jwt"
export const handoverAlgorithm = "ES256"

export const handoverKeyAlgorithm = { name: "ECDSA", namedCurve: "P-256" } as const

/** Public JWK (RFC 7517), with which a phone verifies a handover code offline. */
export const HandoverKey = z
  .object({
    kty: z.literal("EC"),
    crv: z.literal("P-256"),
    alg: z.literal(handoverAlgorithm),
    use: z.literal("sig"),
    x: z.string(),
    y: z.string(),
  })
  .meta({ id: "HandoverKey" })
export type HandoverKey = z.infer<typeof HandoverKey>

/** JWT claims of a handover code: booking id, amount due in poisha, nonce, expiry in epoch seconds. */
export const HandoverClaims = z.object({
  sub: Id,
  amount: z.int().positive(),
  jti: z.string(),
  exp: z.int(),
})
export type HandoverClaims = z.infer<typeof HandoverClaims>

export const HandoverCode = z
  .object({
    code: z.string().meta({ description: "A JWT of the type handover+jwt, to be shown as a QR code" }),
    digits: z.string().meta({ description: "The same for typing: eight digits" }),
    until: z.iso.datetime(),
  })
  .meta({ id: "HandoverCode" })
export type HandoverCode = z.infer<typeof HandoverCode>

export const HandoverProof = z
  .union([
    z.object({ code: z.string().min(1).max(2_000) }),
    z.object({ digits: z.string().regex(/^\d{8}$/) }),
  ])
  .meta({ id: "HandoverProof" })
export type HandoverProof = z.infer<typeof HandoverProof>

/** The buyer confirms having seen the product and, for cash, having paid. */
export const CodeRequest = z
  .object({ seen: z.literal(true), paid: z.literal(true).optional() })
  .meta({ id: "CodeRequest" })
