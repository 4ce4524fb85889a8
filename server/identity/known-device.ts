import type { Context } from "hono"
import { getCookie, setCookie } from "hono/cookie"
import { v7 as uuidv7 } from "uuid"
import { z } from "zod"
import type { Env } from "../house.ts"
import { cookieName, isHttps } from "../https.ts"
import { seal, unseal } from "../sealed.ts"

const type = "device+jwt"
const remembered = 180 * 24 * 60 * 60

const Device = z.object({ sub: z.uuid(), jti: z.uuid() })

/** The key under which this device's failures count, if it has signed in to this account before. */
export async function knownDevice<E extends Env>(c: Context<E>, identityId: string) {
  const cookie = getCookie(c, nameOf(c))
  const device = cookie && (await unseal(c.env.secret, type, Device, cookie))
  return device && device.sub === identityId ? `device:${device.jti}` : undefined
}

/** So that it does not wait for the failures of strangers. Opens nothing by itself. */
export async function rememberDevice<E extends Env>(c: Context<E>, identityId: string) {
  if (await knownDevice(c, identityId)) return
  const cookie = await seal(c.env.secret, type, { sub: identityId, jti: uuidv7() }, `${remembered}s`)
  const secure = isHttps(c.env.config.publicUrl)
  setCookie(c, nameOf(c), cookie, { httpOnly: true, sameSite: "Lax", path: "/", secure, maxAge: remembered })
}

function nameOf<E extends Env>(c: Context<E>) {
  return cookieName("device", c.env.config.publicUrl)
}
