import { jwtVerify, SignJWT } from "jose"
import { LRUCache } from "lru-cache"
import { z } from "zod"
import type { Role } from "../../contract/users.ts"
import { keyOf } from "../config/secret.ts"

const algorithm = "HS256"
const issuer = "backline"
const audience = "backline-api"
const lifetime = "15m"
// RFC 9068
const type = "at+jwt"

const TokenClaims = z.object({ sub: z.uuid(), sid: z.uuid() })
export type TokenClaims = z.infer<typeof TokenClaims>

type Holder = TokenClaims & { name: string; email: string; role?: Role; picture?: string | undefined }

/** Claims other than `sub` and `sid` are for display: the server does not trust them. */
export async function signAccessToken(secret: string, { sub, ...claims }: Holder) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setSubject(sub)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(await keyOf(secret))
}

const VerifiedClaims = TokenClaims.extend({ exp: z.number() })

// caches the signature check only: sessions are read at each request
const verifiedTokens = new LRUCache<string, z.infer<typeof VerifiedClaims>>({ max: 10_000 })

export async function readAccessToken(secret: string, token: string): Promise<TokenClaims | undefined> {
  const key = `${secret} ${token}`
  const known = verifiedTokens.get(key)
  const claims = known ?? (await verify(secret, token))
  if (!claims || claims.exp <= Date.now() / 1_000) return undefined
  if (!known) verifiedTokens.set(key, claims)
  return claims
}

async function verify(secret: string, token: string) {
  const options = { algorithms: [algorithm], issuer, audience, typ: type, requiredClaims: ["exp"] }
  const verified = await jwtVerify(token, await keyOf(secret), options).catch(() => undefined)
  return VerifiedClaims.safeParse(verified?.payload).data
}
