import { Kysely, PostgresDialect } from "kysely"
import { type ClientConfig, Pool, type PoolConfig } from "pg"
import { prepared } from "./prepared.ts"
import type { Tables } from "./tables.ts"

export type Connection = Pick<ClientConfig, "host" | "port" | "user" | "password" | "database" | "ssl">

type Options = {
  max?: number
  /** Hears of connections that broke; the pool replaces them by itself. */
  onError?: (error: Error) => void
}

/** A pool on a PostgreSQL server, given by its address or by the parts of it. */
export function connect(server: string | Connection, { max = 10, onError = () => undefined }: Options = {}) {
  let isClosing = false
  const pool = new Pool({ ...limits, ...addressOf(server), max })
  pool.on("connect", (client) => {
    client.query = prepared(client.query)
    // a server that stops right after us breaks the last connections off
    client.on("error", (error) => isClosing || onError(error))
  })
  // each client has told already, but an error that nobody hears would end the process
  pool.on("error", () => undefined)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const close = () => {
    isClosing = true
    return pool.end()
  }
  return { db, pool, close }
}

const limits = {
  application_name: "backline",
  connectionTimeoutMillis: 2_000,
  statement_timeout: 3_000,
  idle_in_transaction_session_timeout: 5_000,
  keepAlive: true,
} satisfies PoolConfig

function addressOf(server: string | Connection): PoolConfig {
  return typeof server === "string" ? { connectionString: server } : server
}
