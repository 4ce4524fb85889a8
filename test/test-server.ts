import { Client } from "pg"
import type { Connection } from "../db/connect.ts"

/** The database server of a test run, and the template's name, which is the prefix of all its databases. */
export type TestServer = { connection: string | Connection; template: string }

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to Vitest's own
  interface ProvidedContext {
    testServer: TestServer
  }
}

export function databaseOf({ connection }: TestServer, database: string) {
  if (typeof connection !== "string") return { ...connection, database }
  const url = new URL(connection)
  url.pathname = `/${database}`
  return url.href
}

/** Runs one statement outside the tests' databases. */
export async function command({ connection }: TestServer, statement: string) {
  const client = new Client(typeof connection === "string" ? { connectionString: connection } : connection)
  await client.connect()
  try {
    const { rows } = await client.query(statement)
    return rows
  } finally {
    await client.end()
  }
}
