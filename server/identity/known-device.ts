import type { Context } from "hono"
import { setCookie } from "hono/cookie"
import { parse } from "hono/utils/cookie"
import { v7 as uuidv7 } from "uuid"
import { z } from "zod"
import type { Env } from "../house.ts"
import { cookieName, isHttps } from "../https.ts"
import { seal, unseal } from "../sealed.ts"

const type = "device+jwt"
const remembered = 180 * 24 * 60 * 60

const Device = z.object({ sub: z.uuid(), jti: z.uuid() })

/** The key under which this device's failures count, if it has signed in to this account before. */
export function knownDevice<E extends Env>(c: Context<E>, identityId: string) {
  return deviceIn(c.env.secret, c.env.config.publicUrl, c.req.header("Cookie"), identityId)
}

/** The same of the cookies that a browser sent. */
export async function deviceIn(
  secret: string,
  publicUrl: string | undefined,
  cookies: string | undefined,
  identityId: string,
) {
  const name = cookieName("device", publicUrl)
  const cookie = cookies && parse(cookies, name)[name]
  const device = cookie && (await unseal(secret, type, Device, cookie))
  return device && device.sub === identityId ? `device:${device.jti}` : undefined
}

/** So that it does not wait for the failures of strangers. Opens nothing by itself. */
export async function rememberDevice<E extends Env>(c: Context<E>, identityId: string) {
  if (await knownDevice(c, identityId)) return
  const cookie = await seal(c.env.secret, type, { sub: identityId, jti: uuidv7() }, `${remembered}s`)
  const { publicUrl } = c.env.config
  const secure = isHttps(publicUrl)
  setCookie(c, cookieName("device", publicUrl), cookie, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure,
    maxAge: remembered,
  })
}
