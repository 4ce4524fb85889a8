import {
  HandoverClaims,
  handoverAlgorithm,
  type HandoverKey,
  handoverKeyAlgorithm,
  handoverTokenType,
} from "../../contract/handover.ts"

/** The result of verifying a code offline; after "unchecked" only the server can tell. */
export type Verdict = "genuine" | "unchecked" | "not-genuine" | "other-deal" | "other-amount" | "expired"

/** `amount` due in poisha; `now` is the server's time in milliseconds, because the phone's clock may be wrong. */
type Expected = { dealId: string; amount: number; now: number }

const algorithm = { ...handoverKeyAlgorithm, hash: "SHA-256" }

/** Verifies a JWS (RFC 7515) with WebCrypto, which browsers offer over https and on localhost only. */
export async function verifyCode(key: HandoverKey, code: string, expected: Expected): Promise<Verdict> {
  const claims = await claimsOf(key, code).catch(() => undefined)
  if (!claims) return "not-genuine"
  if (claims.sub !== expected.dealId) return "other-deal"
  if (claims.amount !== expected.amount) return "other-amount"
  return claims.exp * 1_000 <= expected.now ? "expired" : "genuine"
}

async function claimsOf({ kty, crv, x, y }: HandoverKey, code: string) {
  const [head = "", body = "", signature = "", ...rest] = code.split(".")
  const { alg, typ } = parse(head)
  if (rest.length > 0 || alg !== handoverAlgorithm || typ !== handoverTokenType) return undefined
  const publicKey = await crypto.subtle.importKey("jwk", { kty, crv, x, y }, algorithm, false, ["verify"])
  const signed = new TextEncoder().encode(`${head}.${body}`)
  const isSigned = await crypto.subtle.verify(algorithm, publicKey, bytesOf(signature), signed)
  return isSigned ? HandoverClaims.parse(parse(body)) : undefined
}

function parse(part: string): Record<string, unknown> {
  return JSON.parse(new TextDecoder().decode(bytesOf(part)))
}

function bytesOf(base64url: string) {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"))
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
}
