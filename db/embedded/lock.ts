import { DatabaseSync } from "node:sqlite"

const busy = 5

/** Another process holds the data folder. */
export class AlreadyRunning extends Error {}

/**
 * Holds a file for this process alone. SQLite locks it through the operating system, which lets go
 * of it however the process ends: no stale lock, no race, on every platform.
 */
export function holdLock(file: string, dataDir: string) {
  const lock = new DatabaseSync(file, { timeout: 500 })
  try {
    lock.exec("begin exclusive")
  } catch (error) {
    lock.close()
    throw isBusy(error) ? new AlreadyRunning(sentence(dataDir), { cause: error }) : error
  }
  return () => lock.close()
}

function isBusy(error: unknown) {
  return error instanceof Error && "errcode" in error && error.errcode === busy
}

function sentence(dataDir: string) {
  return `Another Backline is already running on ${dataDir}. Stop it first, or choose another DATA_DIR.`
}
