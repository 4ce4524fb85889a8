import type { Server } from "node:http"
import { sql } from "kysely"
import type { Logger } from "pino"
import { durabilityOff } from "../db/durability.ts"
import { listen as listenTo } from "../db/listen.ts"
import { migrate } from "../db/migrate.ts"
import { shownChannel } from "../db/migrations/0005-shown.ts"
import { plantCategories } from "../db/seed/plant-categories.ts"
import { plantDemo } from "../db/seed/plant-demo.ts"
import type { Db } from "../db/tables.ts"
import { assemble } from "./assemble.ts"
import { createCache } from "./cache/cache.ts"
import type { Config } from "./config.ts"
import { openDataDir } from "./data-dir.ts"
import { imageHostOf } from "./images/choose.ts"
import { keep } from "./images/images.ts"
import { refuseOtherFormats } from "./images/variants.ts"
import { startTidying } from "./images/orphans.ts"
import { addressesOf, closed, listen } from "./listen.ts"
import { isOutage } from "./outage.ts"
import { postedChannel } from "./mail/mail.ts"
import { startRounds } from "./mail/rounds.ts"
import { type Database, openDatabase } from "./open.ts"
import type { Pages } from "./pages.ts"
import { startSweep } from "./payments/sweep.ts"
import { authSecret } from "./secret.ts"
import { createWeb } from "./web.ts"

type Ground = { config: Config; log: Logger }

/** Opens the database, brings its tables up to date and plants what has to be there. */
export async function prepare({ config, log, say }: Ground & { say: (sentence: string) => void }) {
  await openDataDir(config.dataDir)
  const database = await openDatabase(config, { say, onError: logged(log) })
  try {
    await migrate(database.db).catch((error: unknown) => {
      throw isUnreachable(config, error) ? new Error(unreachable(error), { cause: error }) : error
    })
    await warnOfLoss(database.db, log)
    await authSecret(config)
    const host = imageHostOf(config, log)
    const storePhoto = (picture: Buffer) => keep(host, picture)
    await plantCategories(database.db, storePhoto)
    if (config.demo) await plantDemo(database.db, storePhoto, say)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

function isUnreachable({ databaseUrl }: Config, error: unknown): error is Error {
  return databaseUrl !== undefined && error instanceof Error && isOutage(error)
}

function unreachable(error: Error) {
  const reason = "code" in error ? String(error.code) : error.message
  if (reason === "25006")
    return "The database at DATABASE_URL takes no writes: it is a standby, or set to read only. Name one that does."
  return `The database at DATABASE_URL cannot be used at this moment (${reason}: ${error.message}). Check the address, and that its server runs.`
}

/** Tells whoever runs the product of settings under which a power cut takes what was acknowledged. */
export async function warnOfLoss(db: Db, log: Logger) {
  const off = await durabilityOff(db)
  if (off.length > 0) log.warn({ off }, "a power cut may take what the database has acknowledged")
}

/** What the log hears of broken connections. */
export function logged(log: Logger) {
  return (error: Error) => log.error({ err: error }, "database")
}

/** Serves on a database that is ready, which it closes in the end. Answers how to reach it and how to stop it. */
export async function serve({ config, log, pages, database }: Ground & { pages: Pages; database: Database }) {
  try {
    // not before: the demo's own drawings are SVG
    refuseOtherFormats()
    const door: { server?: Server } = {}
    const { site, self } = addressesOf(door, config)
    const secret = await authSecret(config)
    const { house, api } = assemble({ config, secret, log, site, self, ...database })
    let isDraining = false
    const isThere = oneAtATime(() => takesWrites(database.db))
    const web = createWeb(house, api, pages, {
      isDraining: () => isDraining,
      isReady: async () => !isDraining && (await isThere()),
    })
    const cache = createCache(web.fetch, house)
    const listening = await listen(cache, config)
    door.server = listening
    const stopSweep = startSweep(house)
    const stopTidying = startTidying(house)
    const rounds = startRounds(house)
    const renewCache = () => {
      // what comes from memory is not told to come by another connection
      if (isDraining) return
      // in development pages change without the database
      if (!pages.bundler) cache.open()
    }
    const stopListening = listenTo(database.clientConfig, {
      [shownChannel]: { onNotice: renewCache, onLost: cache.close },
      [postedChannel]: { onNotice: rounds.onPosted },
    })
    const stop = async () => {
      isDraining = true
      cache.close()
      await closed(listening, config)
      await stopSweep()
      await stopTidying()
      await stopListening()
      await rounds.stop()
      await house.sandbox?.delivered()
      await database.close()
    }
    return { address: site(), stop }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** However many ask, there is one question under way. */
function oneAtATime(ask: () => Promise<boolean>) {
  let answer: Promise<boolean> | undefined
  return () => (answer ??= ask().finally(() => (answer = undefined)))
}

/** Whether the database is there and takes writes: a standby does not. */
async function takesWrites(db: Db) {
  const asked = sql<{ isReadOnly: boolean }>`
    select current_setting('transaction_read_only')::boolean as "isReadOnly"`
  return asked.execute(db).then(
    ({ rows }) => rows[0]?.isReadOnly === false,
    () => false,
  )
}
