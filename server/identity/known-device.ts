import { parse } from "hono/utils/cookie"
import { v7 as uuidv7 } from "uuid"
import { z } from "zod"
import type { Db, Tx } from "../../db/tables.ts"
import type { Config } from "../config/config.ts"
import { cookieName } from "../http/https.ts"
import { signToken, verifyToken } from "./signed-token.ts"

const type = "device+jwt"
export const deviceSeconds = 180 * 24 * 60 * 60

const Device = z.object({ sub: z.uuid(), jti: z.uuid(), generation: z.int().default(0) })

export async function readDevice(
  db: Db,
  { secret, publicUrl }: Pick<Config, "publicUrl"> & { secret: string },
  cookies: string | undefined,
  identityId: string,
) {
  const name = cookieName("device", publicUrl)
  const cookie = cookies && parse(cookies, name)[name]
  const device = cookie && (await verifyToken(secret, type, Device, cookie))
  if (!device || device.sub !== identityId) return undefined
  const account = await db
    .selectFrom("identity.user")
    .select("id")
    .where("id", "=", identityId)
    .where("deviceGeneration", "=", device.generation)
    .executeTakeFirst()
  return account && `device:${device.jti}`
}

export function forgetDevices(tx: Tx, identityId: string) {
  return tx
    .updateTable("identity.user")
    .set(({ eb }) => ({ deviceGeneration: eb("deviceGeneration", "+", 1) }))
    .where("id", "=", identityId)
    .returning("deviceGeneration")
    .executeTakeFirstOrThrow()
}

export function signDevice(secret: string, identityId: string, generation: number) {
  return signToken(secret, type, { sub: identityId, jti: uuidv7(), generation }, `${deviceSeconds}s`)
}
