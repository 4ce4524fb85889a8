import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdir, rm, stat, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { temporaryFolder } from "../test/temporary-folder.ts"
import { type Connection, connect } from "./connect.ts"
import { findUnsafeSettings } from "./durability.ts"
import { joinEmbedded, startEmbedded } from "./embedded.ts"
import { pidInFile } from "./embedded/stale-server.ts"

let dataDir: string
let owners: ChildProcess[]

beforeEach(async () => {
  dataDir = await temporaryFolder("backline-embedded-")
  owners = []
})

afterEach(async () => {
  for (const owner of owners) owner.kill("SIGKILL")
  await expect.poll(server).toBeUndefined()
  await rm(dataDir, { recursive: true })
})

test(
  "our own PostgreSQL in a deep folder reads Bangla, keeps what it acknowledged, and serves one product and its commands",
  { tags: "full" },
  async () => {
    const deep = join(dataDir, "deep".repeat(30))
    const { connection, stop } = await startEmbedded(deep)
    expect(connection.host).not.toContain(dataDir)
    const { db, pool, close } = connect(connection)
    expect(await findUnsafeSettings(db)).toEqual([])
    await pool.query("create extension pg_trgm")
    const { rows } = await pool.query(
      "select 'গিটার' ~ '^[[:alpha:]]+' as letters, similarity('গিটার', 'গিটারের') > 0.5 as similar",
    )
    expect(rows).toEqual([{ letters: true, similar: true }])
    await close()
    await expect(startEmbedded(deep)).rejects.toThrow(`Another Backline is already running on ${deep}.`)
    const guest = await joinEmbedded(deep)
    expect(await ask(guest.connection, "select 1 as one")).toEqual([{ one: 1 }])
    await guest.stop()
    expect(await ask(guest.connection, "select 1 as one")).toEqual([{ one: 1 }])
    await stop()
  },
)

test(
  "of two products that start at the same moment one serves; when it is killed, its database stops by itself",
  { tags: "full" },
  async () => {
    const starts = await Promise.allSettled([owner(), owner()])
    expect(starts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
    for (const product of owners) product.kill("SIGKILL")
    await expect.poll(server).toBeUndefined()
  },
)

test(
  "a database that outlived its product is replaced by the next start, and nothing is lost",
  { tags: "full" },
  async () => {
    const product = await owner()
    await write("before the kill")
    for (const watcher of watchers()) process.kill(watcher, "SIGKILL")
    product.kill("SIGKILL")
    const stale = await server()
    const { connection, stop } = await startEmbedded(dataDir)
    expect(stale).toBeDefined()
    expect(await server()).not.toBe(stale)
    expect(await ask(connection, "select word from words")).toEqual([{ word: "before the kill" }])
    await stop()
  },
)

const nobody = { uid: 65_534, gid: 65_534 }

test.runIf(process.getuid?.() === 0)(
  "as root, whoever else runs as nobody may enter neither the database's files nor its socket, also those of before",
  { tags: "full" },
  async () => {
    const data = join(dataDir, "postgres/data")
    await (await startEmbedded(dataDir)).stop()
    execFileSync("chown", ["-R", `${nobody.uid}:${nobody.gid}`, data])
    await mkdir(join(dataDir, "elsewhere"))
    await symlink(join(dataDir, "elsewhere"), join(data, "base/link"))
    await writeFile(join(dataDir, "elsewhere/file"), "")
    const { connection, stop } = await startEmbedded(dataDir)
    expect(await ask(connection, "select 1 as one")).toEqual([{ one: 1 }])
    for (const folder of [data, String(connection.host)])
      expect(() => execFileSync("/bin/ls", [folder], { ...nobody, stdio: "pipe" })).toThrow(
        "Permission denied",
      )
    expect((await stat(join(dataDir, "elsewhere/file"))).uid).toBe(0)
    await rm(join(data, "base/link"))
    await stop()
  },
)

test("a database that is killed comes back with all it had confirmed", { tags: "full" }, async () => {
  const { connection, stop } = await startEmbedded(dataDir)
  await write("before the kill")
  process.kill((await server()) ?? Number.NaN, "SIGKILL")
  const words = () => ask(connection, "select word from words")
  await expect.poll(words).toEqual([{ word: "before the kill" }])
  await stop()
})

async function owner() {
  const program = join(import.meta.dirname, "../test/database-owner.ts")
  const child = spawn(process.execPath, [program, dataDir], { stdio: ["ignore", "pipe", "ignore"] })
  owners.push(child)
  const ready = once(child.stdout, "data")
  const ended = once(child, "exit").then(() => Promise.reject(new Error("The owner has ended.")))
  await Promise.race([ready, ended])
  ended.catch(() => undefined)
  return child
}

function server() {
  return pidInFile(join(dataDir, "postgres", "data"))
}

function watchers() {
  const processes = execFileSync("ps", ["-A", "-ww", "-o", "pid=,args="], { encoding: "utf8" }).split("\n")
  const ours = processes.filter((line) => line.includes("backline-database") && line.includes(dataDir))
  return ours.map((line) => Number.parseInt(line, 10))
}

async function write(word: string) {
  const { connection, stop } = await joinEmbedded(dataDir)
  await ask(connection, `create table words as select '${word}'::text as word`)
  await stop()
}

async function ask(connection: Connection, statement: string): Promise<Record<string, unknown>[]> {
  const { pool, close } = connect(connection, { max: 1 })
  try {
    const { rows } = await pool.query(statement)
    return rows
  } finally {
    await close()
  }
}
