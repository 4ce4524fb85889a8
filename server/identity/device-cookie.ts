import type { Context } from "hono"
import { setCookie } from "hono/cookie"
import { cookieName, isHttps } from "../http/https.ts"
import type { Env } from "../process/app-context.ts"
import { readDevice, deviceSeconds, signDevice } from "./known-device.ts"

export function knownDevice<E extends Env>(c: Context<E>, identityId: string) {
  const options = { secret: c.env.secret, publicUrl: c.env.config.publicUrl }
  return readDevice(c.env.db, options, c.req.header("Cookie"), identityId)
}

export async function rememberDevice<E extends Env>(c: Context<E>, identityId: string, generation: number) {
  if (await knownDevice(c, identityId)) return
  const { publicUrl } = c.env.config
  setCookie(c, cookieName("device", publicUrl), await signDevice(c.env.secret, identityId, generation), {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure: isHttps(publicUrl),
    maxAge: deviceSeconds,
  })
}
