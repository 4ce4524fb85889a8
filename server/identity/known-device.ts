import type { Context } from "hono"
import { getCookie, setCookie } from "hono/cookie"
import { jwtVerify, SignJWT } from "jose"
import { v7 as uuidv7 } from "uuid"
import { z } from "zod"
import type { Env } from "../house.ts"
import { keyOf } from "../secret.ts"

const algorithm = "HS256"
const type = "device+jwt"
const remembered = 180 * 24 * 60 * 60

const Device = z.object({ sub: z.uuid(), jti: z.uuid() })

/** The key under which this device's failures count, if it has signed in to this account before. */
export async function knownDevice<E extends Env>(c: Context<E>, identityId: string) {
  const cookie = getCookie(c, nameOf(c))
  if (!cookie) return undefined
  const options = { algorithms: [algorithm], typ: type, requiredClaims: ["exp"] }
  const verified = await jwtVerify(cookie, keyOf(c.var.secret), options).catch(() => undefined)
  const { data } = Device.safeParse(verified?.payload)
  return data?.sub === identityId ? `device:${data.jti}` : undefined
}

/** So that it does not wait for the failures of strangers. Opens nothing by itself. */
export async function rememberDevice<E extends Env>(c: Context<E>, identityId: string) {
  if (await knownDevice(c, identityId)) return
  const cookie = await new SignJWT({})
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setSubject(identityId)
    .setJti(uuidv7())
    .setExpirationTime(`${remembered}s`)
    .sign(keyOf(c.var.secret))
  const secure = isSecure(c)
  setCookie(c, nameOf(c), cookie, { httpOnly: true, sameSite: "Lax", path: "/", secure, maxAge: remembered })
}

function nameOf<E extends Env>(c: Context<E>) {
  return isSecure(c) ? "__Host-device" : "device"
}

function isSecure<E extends Env>(c: Context<E>) {
  return c.var.config.publicUrl?.startsWith("https:") ?? false
}
