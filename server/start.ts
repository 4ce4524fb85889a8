import { once } from "node:events"
import { type ServerType, serve } from "@hono/node-server"
import { sql } from "kysely"
import type { Logger } from "pino"
import { migrate } from "../db/migrate.ts"
import { plantCategories } from "../db/seed/plant-categories.ts"
import { plantDemo } from "../db/seed/plant-demo.ts"
import type { Db } from "../db/tables.ts"
import { assemble } from "./assemble.ts"
import type { Config } from "./config.ts"
import { imageHostOf } from "./images/choose.ts"
import { keep, refuseOtherFormats } from "./images/images.ts"
import { startRounds } from "./mail/rounds.ts"
import { openDatabase } from "./open.ts"
import type { Pages } from "./pages.ts"
import { startSweep } from "./payments/sweep.ts"
import { authSecret } from "./secret.ts"
import { createWeb } from "./web.ts"

type Start = { config: Config; log: Logger; say: (sentence: string) => void; pages: Pages }

/** Opens everything in order, and answers how to reach it and how to stop it. */
export async function start({ config, log, say, pages }: Start) {
  const database = await openDatabase(config, {
    say,
    onError: (error) => log.error({ err: error }, "database"),
  })
  try {
    await prepare(database.db, config, log, say)
    const site = () => addressOf(server, config)
    const self = () => `http://${inward(config.host)}:${portOf(server) ?? config.port}`
    const secret = await authSecret(config)
    const { house, api } = assemble({ config, secret, log, site, self, ...database })
    let draining = false
    const web = createWeb(house, api, pages, async () => !draining && (await answers(database.db)))
    const server = await listen(web.fetch, config)
    const stopSweep = startSweep(house)
    const stopRounds = startRounds(house, database.clientConfig)
    const stop = async () => {
      draining = true
      await closed(server)
      await stopSweep()
      await stopRounds()
      await house.sandbox?.delivered()
      await database.close()
    }
    return { address: site(), stop }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function prepare(db: Db, config: Config, log: Logger, say: (sentence: string) => void) {
  await migrate(db)
  const host = imageHostOf(config, log)
  const storePhoto = (picture: Buffer) => keep(host, picture)
  await plantCategories(db, storePhoto)
  if (config.demo) await plantDemo(db, storePhoto, say)
  // not before: the demo's own drawings are SVG
  refuseOtherFormats()
}

async function answers(db: Db) {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}

async function listen(fetch: Parameters<typeof serve>[0]["fetch"], { port, host }: Config) {
  const server = serve({ fetch, port, hostname: host })
  await once(server, "listening").catch((error: unknown) => {
    const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE"
    throw isTaken ? new Error(`Port ${port} is in use. Stop what uses it, or choose another PORT.`) : error
  })
  return server
}

/** Takes no new connections, lets the requests under way finish, but not for ever. */
async function closed(server: ServerType) {
  const done = once(server, "close")
  server.close()
  if ("closeIdleConnections" in server) server.closeIdleConnections()
  const patience = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), 10_000)
  await done
  clearTimeout(patience)
}

function addressOf(server: ServerType, { publicUrl, port }: Config) {
  return publicUrl ?? `http://localhost:${portOf(server) ?? port}`
}

function portOf(server: ServerType) {
  const bound = server.address()
  return typeof bound === "object" ? bound?.port : undefined
}

/** Of a host to listen on, the one by which this machine reaches it. */
function inward(host: string) {
  if (host === "0.0.0.0") return "127.0.0.1"
  if (host === "::") return "[::1]"
  return host.includes(":") ? `[${host}]` : host
}
