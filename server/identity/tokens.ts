import { jwtVerify, SignJWT } from "jose"
import { z } from "zod"
import { keyOf } from "../secret.ts"

const algorithm = "HS256"
const issuer = "backline"
const audience = "backline-api"
const lifetime = "15m"
// RFC 9068: says that this is an access token and nothing else
const type = "at+jwt"

const Proof = z.object({ sub: z.uuid(), sid: z.uuid() })
/** Who holds an access token: the ids of the user's record and of the identity session it came from. */
export type Proof = z.infer<typeof Proof>

type Holder = Proof & { name: string; email: string; picture?: string | undefined }

/** A signed access token; name, email and picture are for the browser to show, never believed here. */
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

/** The proof in a token that we signed and that still counts; undefined for any other text. */
export async function readAccessToken(secret: string, token: string): Promise<Proof | undefined> {
  const options = { algorithms: [algorithm], issuer, audience, typ: type, requiredClaims: ["exp"] }
  const verified = await jwtVerify(token, await keyOf(secret), options).catch(() => undefined)
  return Proof.safeParse(verified?.payload).data
}
