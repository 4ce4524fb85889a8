import { connect } from "../../db/connect.ts"
import { joinEmbedded, startEmbedded } from "../../db/embedded.ts"
import type { Config } from "../config/config.ts"
import { openDataDir } from "../config/data-dir.ts"

type Where = Pick<Config, "databaseUrl" | "dataDir"> & Partial<Pick<Config, "databaseLimits">>
export type Database = Awaited<ReturnType<typeof openDatabase>>

type Speech = { say?: (sentence: string) => void; onError?: (error: Error) => void }

export function openDatabase(where: Where, speech: Speech) {
  return open(where, startEmbedded, speech)
}

export function openForCommand(where: Where, speech: Speech = {}) {
  return open(where, joinEmbedded, speech)
}

async function open(
  { databaseUrl, dataDir, databaseLimits }: Where,
  start: typeof startEmbedded,
  { say, onError }: Speech,
) {
  const options = { ...databaseLimits, ...(onError && { onError }) }
  if (databaseUrl) return connect(databaseUrl, options)
  await openDataDir(dataDir)
  const engine = await start(dataDir, { ...(say && { onProgress: say }) })
  const database = connect(engine.connection, options)
  return {
    ...database,
    close: async () => {
      await database.close()
      await engine.stop()
    },
  }
}
