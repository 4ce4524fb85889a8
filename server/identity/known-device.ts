import type { Context } from "hono"
import { setCookie } from "hono/cookie"
import { parse } from "hono/utils/cookie"
import { v7 as uuidv7 } from "uuid"
import { z } from "zod"
import type { Db, Tx } from "../../db/tables.ts"
import type { Env } from "../process/app-context.ts"
import { cookieName, isHttps } from "../http/https.ts"
import { seal, unseal } from "./signed-token.ts"
import type { Door } from "./identity.ts"

const type = "device+jwt"
const remembered = 180 * 24 * 60 * 60

// those of before devices could end carry no generation
const Device = z.object({ sub: z.uuid(), jti: z.uuid(), generation: z.int().default(0) })

/** The key under which this device's failures count, if it has signed in to this account before. */
export function knownDevice<E extends Env>(c: Context<E>, identityId: string) {
  const door = { secret: c.env.secret, publicUrl: c.env.config.publicUrl }
  return deviceIn(c.env.db, door, c.req.header("Cookie"), identityId)
}

/** The same of the cookies that a browser sent. */
export async function deviceIn(
  db: Db,
  { secret, publicUrl }: Door,
  cookies: string | undefined,
  identityId: string,
) {
  const name = cookieName("device", publicUrl)
  const cookie = cookies && parse(cookies, name)[name]
  const device = cookie && (await unseal(secret, type, Device, cookie))
  if (!device || device.sub !== identityId) return undefined
  const account = await db
    .selectFrom("identity.user")
    .select("id")
    .where("id", "=", identityId)
    .where("deviceGeneration", "=", device.generation)
    .executeTakeFirst()
  return account && `device:${device.jti}`
}

/** No device counts as known that signed in to this account before. Answers the generation of those that come. */
export function forgetDevices(tx: Tx, identityId: string) {
  return tx
    .updateTable("identity.user")
    .set(({ eb }) => ({ deviceGeneration: eb("deviceGeneration", "+", 1) }))
    .where("id", "=", identityId)
    .returning("deviceGeneration")
    .executeTakeFirstOrThrow()
}

/** So that it does not wait for the failures of strangers. Opens nothing by itself. */
export async function rememberDevice<E extends Env>(c: Context<E>, identityId: string, generation: number) {
  if (await knownDevice(c, identityId)) return
  const device = { sub: identityId, jti: uuidv7(), generation }
  const cookie = await seal(c.env.secret, type, device, `${remembered}s`)
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
