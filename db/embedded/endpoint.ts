import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { mkdir, mkdtemp, readFile, readlink, realpath, rm, symlink, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Connection } from "../connect.ts"
import { handOver } from "./os-user.ts"
import type { DataDirectory } from "./data-directory.ts"

const who = { user: "backline", database: "backline", ssl: false }
const socketPort = 5432
const socketName = `.s.PGSQL.${socketPort}`
// 104 bytes with the closing zero on macOS, 108 on Linux
const longestSocketPath = 103

/** The one way into the database, and what initdb and the server have to be told about it. */
export type Endpoint = {
  connection: Connection
  initFlags: string[]
  serverFlags: string[]
  /** Removes what a killed server leaves beside its socket: it may be empty, or name another program by now. */
  removeLock: () => Promise<void>
  close: () => Promise<void>
}

export function openEndpoint(directory: DataDirectory): Promise<Endpoint> {
  return process.platform === "win32" ? openPort(directory) : openSocket(directory)
}

/** The endpoint that another process has opened. */
export async function findEndpoint(directory: DataDirectory): Promise<Connection> {
  if (process.platform !== "win32")
    return { ...who, host: await realpath(join(directory.folder, "socket")), port: socketPort }
  const password = await kept(join(directory.folder, "password"))
  // the fourth line says on which port the server listens
  const [, , , port] = (await readFile(join(directory.data, "postmaster.pid"), "utf8")).split("\n")
  return { ...who, host: "127.0.0.1", port: Number(port), password }
}

/** A Unix socket in a folder that only the database's account, and root, may enter. */
async function openSocket({ folder }: DataDirectory): Promise<Endpoint> {
  const place = join(folder, "socket")
  await removeSocket(place)
  const host = fits(place) ? place : await mkdtemp(join(tmpdir(), "backline-"))
  if (host === place) await mkdir(host, { mode: 0o700 })
  else await symlink(host, place)
  await handOver(host)
  return {
    connection: { ...who, host, port: socketPort },
    initFlags: ["--auth=trust"],
    serverFlags: ["-c", "listen_addresses=", "-k", host, "-p", `${socketPort}`],
    removeLock: () => rm(join(host, `${socketName}.lock`), { force: true }),
    close: () => removeSocket(place),
  }
}

function fits(folder: string) {
  return Buffer.byteLength(join(folder, socketName)) <= longestSocketPath
}

/** The socket's folder, and the short one that it may link to. */
async function removeSocket(place: string) {
  const target = await readlink(place).catch(() => place)
  await rm(target, { recursive: true, force: true })
  await rm(place, { force: true })
}

/** Windows: a free port of this machine's own address, and a password. */
async function openPort({ folder }: DataDirectory): Promise<Endpoint> {
  const port = await freePort()
  const passwordFile = join(folder, "password")
  const password = (await kept(passwordFile)) || (await made(passwordFile))
  return {
    connection: { ...who, host: "127.0.0.1", port, password },
    initFlags: ["--auth=scram-sha-256", `--pwfile=${passwordFile}`],
    serverFlags: ["-c", "listen_addresses=127.0.0.1", "-p", `${port}`],
    removeLock: async () => undefined,
    close: async () => undefined,
  }
}

/** Empty where there is none yet, or where a start was killed before it wrote it. */
function kept(passwordFile: string) {
  return readFile(passwordFile, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error
    return ""
  })
}

async function made(passwordFile: string) {
  const password = randomBytes(24).toString("base64url")
  await writeFile(passwordFile, password, { mode: 0o600 })
  return password
}

/** A port of this machine that nobody listens at. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  if (!address || typeof address === "string") throw new Error("There is no free port.")
  return address.port
}
