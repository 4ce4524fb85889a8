import type { Server } from "node:http"
import type { Logger } from "pino"
import { type Listener, listen as listenTo, type Receive } from "../../db/listen.ts"
import { pagesChangedChannel } from "../../db/migrations/0005-shown.ts"
import { endedSessionsChannel, streamChannel } from "../../db/migrations/0026-messages.ts"
import { seedCategories } from "../../demo/seed-categories.ts"
import { seedDemo } from "../../demo/seed-demo.ts"
import type { AppContext } from "./app-context.ts"
import { assemble } from "./assemble.ts"
import { createCache } from "../http/cache/cache.ts"
import type { Config } from "../config/config.ts"
import { openDataDir } from "../config/data-dir.ts"
import { createImageHost, storeAtStart, checkImageHost } from "../images/create-image-host.ts"
import { refuseOtherFormats } from "../images/variants.ts"
import { addressesOf, listen, shutDown } from "../http/listen.ts"
import { startWorker } from "../jobs/worker.ts"
import { type Database, openDatabase } from "./open-database.ts"
import type { Pages } from "../http/pages.ts"
import { prepareDatabase, takesWrites } from "./prepare-database.ts"
import { authSecret } from "../config/secret.ts"
import { createWeb } from "../http/web.ts"

type Deps = { config: Config; log: Logger }

export async function prepare({ config, log, say }: Deps & { say: (sentence: string) => void }) {
  await openDataDir(config.dataDir)
  const database = await openDatabase(config, { say, onError: logDatabaseErrors(log) })
  try {
    await prepareDatabase(database, config, log)
    await authSecret(config)
    const host = createImageHost(config, log)
    await checkImageHost(host, log)
    const storePhoto = (picture: Buffer) => storeAtStart(host, picture)
    await seedCategories(database.db, storePhoto)
    if (config.demo) await seedDemo(database.db, storePhoto, say)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

export function logDatabaseErrors(log: Logger) {
  return (error: Error) => log.error({ err: error }, "database")
}

type ServeOptions = Deps & { pages: Pages; database: Database; doOthersServe?: () => boolean }

/** Closes the database at the end. A draining worker reports ready while others serve. */
export async function serve({ config, log, pages, database, doOthersServe = () => false }: ServeOptions) {
  try {
    refuseOtherFormats()
    const handle: { server?: Server } = {}
    const { site, self } = addressesOf(handle, config)
    const secret = await authSecret(config)
    const { context, api } = assemble({ config, secret, log, site, self, ...database })
    let isDraining = false
    const isThere = coalesced(() => takesWrites(database.db).catch(() => false))
    const web = createWeb(context, api, pages, {
      isDraining: () => isDraining,
      isReady: async () => (!isDraining || doOthersServe()) && (await isThere()),
    })
    const cache = createCache(web.fetch, context)
    const server = await listen(cache, config)
    handle.server = server
    const openCache = (receive: Receive) => {
      // not in development, where pages change without the database, nor while answers must close their connections
      if (!pages.bundler && !isDraining) cache.open(receive)
    }
    const listener = { onConnected: openCache, onNotice: cache.drop, onLost: cache.close }
    const stopWork = startWork(context, database, listener)
    const stop = async () => {
      isDraining = true
      cache.close()
      context.streams.close()
      await shutDown(server, config)
      await stopWork()
      await database.close()
    }
    return { address: site(), stop }
  } catch (error) {
    await database.close()
    throw error
  }
}

function startWork(context: AppContext, { clientConfig }: Database, onPagesChanged: Listener) {
  const stopWorker = startWorker(context, clientConfig)
  const stopListening = listenTo(clientConfig, {
    [pagesChangedChannel]: onPagesChanged,
    [streamChannel]: { onNotice: context.streams.onNotice },
    [endedSessionsChannel]: { onNotice: context.streams.onSessionEnded },
  })
  return async () => {
    await stopWorker()
    await stopListening()
    context.mailer.close()
    await context.sandbox?.delivered()
    await context.views.flush()
  }
}

function coalesced(call: () => Promise<boolean>) {
  let answer: Promise<boolean> | undefined
  return () => (answer ??= call().finally(() => (answer = undefined)))
}
