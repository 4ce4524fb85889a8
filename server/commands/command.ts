import { type Config, readConfig } from "../config/config.ts"
import { type Database, openForCommand } from "../process/open-database.ts"
import { isOutage } from "../process/outage.ts"
import { errorCode, sqlState } from "../../db/error-code.ts"

export async function command(act: () => Promise<void>) {
  try {
    await act()
  } catch (error) {
    process.stderr.write(`${toMessage(error)}\n`)
    process.exitCode = 1
  }
}

export function onDatabase(act: (database: Database, config: Config) => Promise<void>) {
  return command(async () => {
    const config = readConfig(process.env)
    const database = await openForCommand(config)
    try {
      await act(database, config)
    } finally {
      await database.close()
    }
  })
}

function toMessage(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  const code = errorCode(error)
  if (isOutage(error))
    return `The database cannot be used at this moment (${error.message || code}). Check DATABASE_URL, and that its server runs.`
  if (code === sqlState.undefinedTable)
    return "Backline has not been started on this database yet. Start it once."
  return error.message || code
}
