import { setTimeout as wait } from "node:timers/promises"
import { sql } from "kysely"
import type { Logger } from "pino"
import { z } from "zod"
import type { Db } from "../../db/tables.ts"
import { minute, second } from "../process/durations.ts"
import { sha256 } from "../http/sha256.ts"
import { callGateway, type Timeouts } from "./gateway-call.ts"

export type BkashSettings = {
  appKey: string
  appSecret: string
  username: string
  password: string
  apiBase: string
}

/** bKash blocks a merchant that renews more often. */
const renewalsPerHour = 2
/** Time before a token's expiry at which it is renewed. */
const renewedBefore = 5 * minute
/** Time for which one process's renewal keeps the others from renewing. */
const renewalPatience = 30 * second
/** In milliseconds. */
const pollInterval = 250
const longestWait = 2 * second

const Grant = z.object({
  statusCode: z.string().optional(),
  id_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.coerce.number().positive(),
})

/** Creates the getter of the token that all processes share in a row; the one that claims its renewal fetches it. */
export function bkashToken(db: Db, settings: BkashSettings, log: Logger, timeouts: Timeouts) {
  const gateway = `bkash:${sha256([settings.apiBase, settings.appKey, settings.username].join(" ")).slice(0, 16)}`

  async function renew(refreshToken: string | null) {
    const granted = await callGateway(log, { gateway: "bkash", step: "token" }, Grant, () =>
      requestToken(settings, refreshToken, timeouts.ask),
    )
    const changes =
      granted.state === "answered"
        ? {
            token: granted.answer.id_token,
            refreshToken: granted.answer.refresh_token ?? null,
            expiresAt: new Date(Date.now() + granted.answer.expires_in * second),
          }
        : // the next renewal requests a new token instead of refreshing
          { refreshToken: null }
    await db.updateTable("gatewayTokens").set(changes).where("gateway", "=", gateway).execute()
  }

  async function find() {
    const row = await db
      .selectFrom("gatewayTokens")
      .select(["token", "expiresAt"])
      .where("gateway", "=", gateway)
      .executeTakeFirst()
    return row && { token: row.token, left: row.expiresAt.getTime() - Date.now() }
  }

  return async function token() {
    const found = await find()
    if (found && found.left > renewedBefore) return found.token
    const claimed = await claimRenewal(db, gateway)
    if (claimed) await renew(claimed.refreshToken)
    for (let waited = 0; ; waited += pollInterval) {
      const renewed = await find()
      if (renewed && renewed.left > 0) return renewed.token
      if (claimed || waited >= longestWait) return undefined
      await wait(pollInterval)
    }
  }
}

async function claimRenewal(db: Db, gateway: string) {
  await db
    .insertInto("gatewayTokens")
    .values({ gateway, token: "", expiresAt: new Date(0) })
    .onConflict((conflict) => conflict.column("gateway").doNothing())
    .execute()
  // raw SQL: a condition on the elements of an array
  const { rows } = await sql<{ refreshToken: string | null }>`
    update "gatewayTokens" set "renewedAt" = array(
        select renewal from unnest("renewedAt") as renewal where renewal > now() - interval '1 hour'
      ) || now()
    where gateway = ${gateway} and "expiresAt" < now() + make_interval(secs => ${renewedBefore / second})
      and (select count(*) from unnest("renewedAt") as renewal where renewal > now() - interval '1 hour') < ${renewalsPerHour}
      and not exists (
        select from unnest("renewedAt") as renewal
        where renewal > now() - make_interval(secs => ${renewalPatience / second})
      )
    returning "refreshToken"`.execute(db)
  return rows[0]
}

function requestToken(settings: BkashSettings, refreshToken: string | null, patience: number) {
  const address = `tokenized/checkout/token/${refreshToken ? "refresh" : "grant"}`
  return fetch(new URL(address, `${settings.apiBase}/`), {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
      username: settings.username,
      password: settings.password,
    },
    body: JSON.stringify({
      app_key: settings.appKey,
      app_secret: settings.appSecret,
      ...(refreshToken && { refresh_token: refreshToken }),
    }),
    redirect: "error",
    signal: AbortSignal.timeout(patience),
  })
}
