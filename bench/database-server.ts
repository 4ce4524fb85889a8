import { rm } from "node:fs/promises"
import { Client } from "pg"
import { v7 as uuidv7 } from "uuid"
import { startEmbedded } from "../db/embedded.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"

export type DatabaseServer = Awaited<ReturnType<typeof openDatabaseServer>>

/** The server at DATABASE_URL, or an embedded PostgreSQL in a temporary folder. */
export async function openDatabaseServer() {
  const { address, stop } = process.env.DATABASE_URL
    ? givenServer(process.env.DATABASE_URL)
    : await ownServer()
  const made: string[] = []
  return {
    /** Creates an empty database; returns its URL. */
    async database() {
      const name = `backline_bench_${uuidv7().replaceAll("-", "")}`
      await execute(address, `create database ${name}`)
      made.push(name)
      const url = new URL(address)
      url.pathname = `/${name}`
      return url.href
    },
    async close() {
      for (const name of made) await execute(address, `drop database if exists ${name} with (force)`)
      await stop()
    },
  }
}

function givenServer(address: string) {
  return { address, stop: async () => undefined }
}

async function ownServer() {
  const folder = await temporaryFolder("backline-bench-server-")
  const { connection, stop } = await startEmbedded(folder)
  const { user = "", password = "", host = "", port = 5432, database = "" } = connection
  // a socket folder cannot be the host part of a URL
  const address = new URL(`postgres://${user}:${String(password)}@localhost:${port}/${database}`)
  address.searchParams.set("host", host)
  return {
    address: address.href,
    stop: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Runs one statement outside the databases created here. */
async function execute(address: string, statement: string) {
  const client = new Client(address)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
