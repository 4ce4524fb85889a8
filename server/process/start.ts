import type { Server } from "node:http"
import type { Logger } from "pino"
import { listen as listenTo } from "../../db/listen.ts"
import { shownChannel } from "../../db/migrations/0005-shown.ts"
import { plantCategories } from "../../demo/plant-categories.ts"
import { plantDemo } from "../../demo/plant-demo.ts"
import { assemble } from "./assemble.ts"
import { createCache } from "../http/cache/cache.ts"
import type { Config } from "../config/config.ts"
import { openDataDir } from "../config/data-dir.ts"
import { createImageHost, storeAtStart, checkImageHost } from "../images/create-image-host.ts"
import { refuseOtherFormats } from "../images/variants.ts"
import { deleteUnusedImages } from "../images/delete-unused-images.ts"
import { deleteStaleUploads } from "../images/upload.ts"
import { startHourly } from "./hourly.ts"
import { forgetOldKeys } from "../http/idempotency.ts"
import { addressesOf, closed, listen } from "../http/listen.ts"
import { mailsChannel } from "../mail/mail.ts"
import { startMailJob } from "../mail/mail-job.ts"
import { type Database, openDatabase } from "./open-database.ts"
import type { Pages } from "../http/pages.ts"
import { startSweep } from "../payments/sweep.ts"
import { prepareDatabase, takesWrites } from "./prepare-database.ts"
import { authSecret } from "../config/secret.ts"
import { eraseFiles } from "../users/erase-files.ts"
import { createWeb } from "../http/web.ts"

type Deps = { config: Config; log: Logger }

/** Opens the database, brings its tables up to date and plants what has to be there. */
export async function prepare({ config, log, say }: Deps & { say: (sentence: string) => void }) {
  await openDataDir(config.dataDir)
  const database = await openDatabase(config, { say, onError: logged(log) })
  try {
    await prepareDatabase(database, config, log)
    await authSecret(config)
    const host = createImageHost(config, log)
    await checkImageHost(host, log)
    const storePhoto = (picture: Buffer) => storeAtStart(host, picture)
    await plantCategories(database.db, storePhoto)
    if (config.demo) await plantDemo(database.db, storePhoto, say)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** What the log hears of broken connections. */
export function logged(log: Logger) {
  return (error: Error) => log.error({ err: error }, "database")
}

type Served = Deps & { pages: Pages; database: Database; doOthersServe?: () => boolean }

/**
 * Serves on a database that is ready, which it closes in the end. Answers how to reach it and how to stop it. While others
 * serve at the same address it stays ready to its end: a proxy that saw it drain would take the address for dead.
 */
export async function serve({ config, log, pages, database, doOthersServe = () => false }: Served) {
  try {
    // not before: the demo's own drawings are SVG
    refuseOtherFormats()
    const handle: { server?: Server } = {}
    const { site, self } = addressesOf(handle, config)
    const secret = await authSecret(config)
    const { context, api } = assemble({ config, secret, log, site, self, ...database })
    let isDraining = false
    const isThere = oneAtATime(() => takesWrites(database.db).catch(() => false))
    const web = createWeb(context, api, pages, {
      isDraining: () => isDraining,
      isReady: async () => (!isDraining || doOthersServe()) && (await isThere()),
    })
    const cache = createCache(web.fetch, context)
    const listening = await listen(cache, config)
    handle.server = listening
    const stopSweep = startSweep(context)
    const stopHourly = startHourly(log, [
      (stopping) => eraseFiles(context, stopping),
      () => forgetOldKeys(database.db),
      () => deleteStaleUploads(config),
      (stopping) => deleteUnusedImages(context, stopping),
    ])
    const mailJob = startMailJob(context)
    const renewCache = () => {
      // what comes from memory is not told to come by another connection
      if (isDraining) return
      // in development pages change without the database
      if (!pages.bundler) cache.open()
    }
    const stopListening = listenTo(database.clientConfig, {
      [shownChannel]: { onNotice: renewCache, onLost: cache.close },
      [mailsChannel]: { onNotice: mailJob.onQueued },
    })
    const stop = async () => {
      isDraining = true
      cache.close()
      await closed(listening, config)
      await stopSweep()
      await stopHourly()
      await stopListening()
      await mailJob.stop()
      await context.sandbox?.delivered()
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
