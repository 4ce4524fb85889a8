import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { mkdir, mkdtemp, readFile, readlink, realpath, rm, symlink, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Connection } from "../connect.ts"
import { chownToDatabaseUser } from "./os-user.ts"
import type { DataDirectory } from "./data-directory.ts"

const login = { user: "backline", database: "backline", ssl: false }
const socketPort = 5432
const socketName = `.s.PGSQL.${socketPort}`
// sun_path on macOS has 104 bytes, including the terminating zero
const maxSocketPath = 103

export type Endpoint = {
  connection: Connection
  initFlags: string[]
  serverFlags: string[]
  removeLock: () => Promise<void>
  close: () => Promise<void>
}

export function openEndpoint(directory: DataDirectory): Promise<Endpoint> {
  return process.platform === "win32" ? openPort(directory) : openSocket(directory)
}

export async function findEndpoint(directory: DataDirectory): Promise<Connection> {
  if (process.platform !== "win32")
    return { ...login, host: await realpath(join(directory.folder, "socket")), port: socketPort }
  const password = await readPassword(join(directory.folder, "password"))
  const [, , , port] = (await readFile(join(directory.data, "postmaster.pid"), "utf8")).split("\n")
  return { ...login, host: "127.0.0.1", port: Number(port), password }
}

async function openSocket({ folder }: DataDirectory): Promise<Endpoint> {
  const place = join(folder, "socket")
  await removeSocket(place)
  const host = fitsSocketPath(place) ? place : await mkdtemp(join(tmpdir(), "backline-"))
  if (host === place) await mkdir(host, { mode: 0o700 })
  else await symlink(host, place)
  await chownToDatabaseUser(host)
  return {
    connection: { ...login, host, port: socketPort },
    initFlags: ["--auth=trust"],
    serverFlags: ["-c", "listen_addresses=", "-k", host, "-p", `${socketPort}`],
    removeLock: () => rm(join(host, `${socketName}.lock`), { force: true }),
    close: () => removeSocket(place),
  }
}

function fitsSocketPath(folder: string) {
  return Buffer.byteLength(join(folder, socketName)) <= maxSocketPath
}

async function removeSocket(place: string) {
  const target = await readlink(place).catch(() => place)
  await rm(target, { recursive: true, force: true })
  await rm(place, { force: true })
}

async function openPort({ folder }: DataDirectory): Promise<Endpoint> {
  const port = await freePort()
  const passwordFile = join(folder, "password")
  const password = (await readPassword(passwordFile)) || (await createPassword(passwordFile))
  return {
    connection: { ...login, host: "127.0.0.1", port, password },
    initFlags: ["--auth=scram-sha-256", `--pwfile=${passwordFile}`],
    serverFlags: ["-c", "listen_addresses=127.0.0.1", "-p", `${port}`],
    removeLock: async () => undefined,
    close: async () => undefined,
  }
}

function readPassword(passwordFile: string) {
  return readFile(passwordFile, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error
    return ""
  })
}

async function createPassword(passwordFile: string) {
  const password = randomBytes(24).toString("base64url")
  await writeFile(passwordFile, password, { mode: 0o600 })
  return password
}

export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  if (!address || typeof address === "string") throw new Error("There is no free port.")
  return address.port
}
