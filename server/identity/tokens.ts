import { jwtVerify, SignJWT } from "jose"
import { LRUCache } from "lru-cache"
import { z } from "zod"
import type { Role } from "../../contract/users.ts"
import { keyOf } from "../config/secret.ts"

const algorithm = "HS256"
const issuer = "backline"
const audience = "backline-api"
const lifetime = "15m"
// RFC 9068: says that this is an access token and nothing else
const type = "at+jwt"

const Proof = z.object({ sub: z.uuid(), sid: z.uuid() })
/** Who holds an access token: the ids of the user's record and of the identity session it came from. */
export type Proof = z.infer<typeof Proof>

type Holder = Proof & { name: string; email: string; role?: Role; picture?: string | undefined }

/** A signed access token; name, email, role and picture are for the browser to show, never believed here. */
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

const Proved = Proof.extend({ exp: z.number() })

// whoever calls has mostly called before; whether the session still lives is asked of the database each time
const proved = new LRUCache<string, z.infer<typeof Proved>>({ max: 10_000 })

/** The proof in a token that we signed and that still counts; undefined for any other text. */
export async function readAccessToken(secret: string, token: string): Promise<Proof | undefined> {
  const key = `${secret} ${token}`
  const known = proved.get(key)
  const proof = known ?? (await prove(secret, token))
  if (!proof || proof.exp <= Date.now() / 1_000) return undefined
  if (!known) proved.set(key, proof)
  return proof
}

async function prove(secret: string, token: string) {
  const options = { algorithms: [algorithm], issuer, audience, typ: type, requiredClaims: ["exp"] }
  const verified = await jwtVerify(token, await keyOf(secret), options).catch(() => undefined)
  return Proved.safeParse(verified?.payload).data
}
