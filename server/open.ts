import { connect } from "../db/connect.ts"
import { findRunning, startEmbedded } from "../db/embedded.ts"
import { AlreadyRunning } from "../db/embedded/lock.ts"
import type { Config } from "./config.ts"

type Where = Pick<Config, "databaseUrl" | "dataDir">
type Speech = { say?: (sentence: string) => void; onError?: (error: Error) => void }

/** The database of the settings: the server at DATABASE_URL, else our own in DATA_DIR, until it is closed. */
export async function openDatabase({ databaseUrl, dataDir }: Where, { say, onError }: Speech = {}) {
  if (databaseUrl) return connect(databaseUrl, { ...(onError && { onError }) })
  const engine = await startEmbedded(dataDir, { ...(say && { onProgress: say }) })
  const database = connect(engine.connection, { ...(onError && { onError }) })
  return {
    ...database,
    close: async () => {
      await database.close()
      await engine.stop()
    },
  }
}

/** For a command beside the product: joins the database that it runs, or starts it for the moment. */
export async function openForCommand(where: Where) {
  try {
    return await openDatabase(where)
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) throw error
    return connect(await findRunning(where.dataDir))
  }
}
