import { DatabaseSync } from "node:sqlite"

const sqliteBusy = 5

export class AlreadyRunning extends Error {}

/** Holds an exclusive SQLite transaction, which the operating system ends with the process. */
export function takeLock(file: string, dataDir: string) {
  const lock = new DatabaseSync(file, { timeout: 500 })
  try {
    lock.exec("begin exclusive")
  } catch (error) {
    lock.close()
    throw isBusy(error) ? new AlreadyRunning(alreadyRunningMessage(dataDir), { cause: error }) : error
  }
  return () => lock.close()
}

function isBusy(error: unknown) {
  return error instanceof Error && "errcode" in error && error.errcode === sqliteBusy
}

function alreadyRunningMessage(dataDir: string) {
  return `Another Backline is already running on ${dataDir}. Stop it first, or choose another DATA_DIR.`
}
