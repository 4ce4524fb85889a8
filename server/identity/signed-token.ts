import { type JWTPayload, jwtVerify, SignJWT } from "jose"
import type { z } from "zod"
import { keyOf } from "../config/secret.ts"

const algorithm = "HS256"

/** `type` is the purpose of the token (JWT header `typ`); `lifetime` is a duration such as "7d". */
export async function signToken(secret: string, type: string, claims: JWTPayload, lifetime: string) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(await keyOf(secret))
}

export async function verifyToken<Schema extends z.ZodType>(
  secret: string,
  type: string,
  schema: Schema,
  text: string,
): Promise<z.output<Schema> | undefined> {
  const options = { algorithms: [algorithm], typ: type, requiredClaims: ["exp"] }
  const verified = await jwtVerify(text, await keyOf(secret), options).catch(() => undefined)
  return schema.safeParse(verified?.payload).data
}
