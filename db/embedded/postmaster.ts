import { open, readFile, stat } from "node:fs/promises"
import { totalmem } from "node:os"
import { setTimeout as pause } from "node:timers/promises"
import { Client } from "pg"
import type { Connection } from "../connect.ts"
import { updateOwner } from "./os-user.ts"
import type { Binaries } from "./binaries.ts"
import type { Endpoint } from "./endpoint.ts"
import type { DataDirectory } from "./data-directory.ts"
import { stopStaleServer, pidInFile, removeEmptyPidFile } from "./stale-server.ts"
import { startWithWatchdog } from "./watchdog.ts"
import { startOnWindows } from "./windows.ts"
import { errorCode } from "../error-code.ts"

const maxLogSize = 1_000_000

export type Postmaster = { exited: Promise<unknown>; stop: () => Promise<void> }

export async function launch(
  binaries: Binaries,
  directory: DataDirectory,
  { connection, serverFlags, removeLock }: Endpoint,
): Promise<Postmaster> {
  await removeEmptyPidFile(directory.data)
  await stopStaleServer(binaries, directory.data)
  await updateOwner(directory.data)
  await removeLock()
  const server = await start(binaries, directory, [
    ...serverFlags,
    ...settings.flatMap((setting) => ["-c", setting]),
  ])
  try {
    await waitUntilReady(connection, server.exited)
    return server
  } catch (error) {
    await server.stop()
    throw new Error(
      `The database did not start. ${directory.log} ends with:\n${await logTail(directory.log)}`,
      {
        cause: error,
      },
    )
  }
}

const settings = [
  `shared_buffers=${sharedBuffers()}MB`,
  "max_connections=100",
  "max_wal_size=256MB",
  "jit=off",
  "timezone=UTC",
  "log_timezone=UTC",
  "unix_socket_permissions=0700",
  // failed statements contain personal data
  "log_min_messages=log",
  "log_checkpoints=off",
]

function sharedBuffers() {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 20
  return Math.round(Math.min(Math.max(64, memory / 16), 256))
}

async function start(binaries: Binaries, directory: DataDirectory, flags: string[]) {
  if (process.platform === "win32") return startOnWindows(binaries, directory, flags)
  const log = await open(directory.log, (await sizeOf(directory.log)) > maxLogSize ? "w" : "a", 0o600)
  const stalePid = await pidInFile(directory.data)
  try {
    return startWithWatchdog(binaries.postgres, ["-D", directory.data, ...flags], { log: log.fd, stalePid })
  } finally {
    await log.close()
  }
}

/** No timeout: crash recovery may take long, and so may a start on a busy machine. */
async function waitUntilReady(connection: Connection, exited: Postmaster["exited"]) {
  let isAlive = true
  void exited.then(() => (isAlive = false))
  while (!(await isReady(connection))) {
    if (!isAlive) throw new Error("The server is gone.")
    await pause(10)
  }
}

async function isReady(connection: Connection) {
  const client = new Client({ ...connection, database: "postgres" })
  client.on("error", () => undefined)
  try {
    await client.connect()
    await ensureDatabase(client)
    return true
  } catch (error) {
    if (notReadyCodes.has(errorCode(error))) return false
    throw error
  } finally {
    await client.end()
  }
}

const notReadyCodes = new Set(["ENOENT", "ECONNREFUSED", "ECONNRESET", "57P03"])

async function ensureDatabase(client: Client) {
  const { rowCount } = await client.query("select from pg_database where datname = 'backline'")
  if (!rowCount) await client.query("create database backline")
}

async function sizeOf(file: string) {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  )
}

async function logTail(file: string) {
  const words = await readFile(file, "utf8").catch(() => "")
  return words.trimEnd().split("\n").slice(-5).join("\n")
}
