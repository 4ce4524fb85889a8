import { Kysely, PostgresDialect } from "kysely"
import { type ClientConfig, Pool, type PoolConfig, types } from "pg"
import { parseIntoClientConfig } from "pg-connection-string"
import { trustBeside } from "./certificates.ts"
import { prepared } from "./prepared.ts"
import type { Tables } from "./tables.ts"

export type Connection = Pick<ClientConfig, "host" | "port" | "user" | "password" | "database" | "ssl">

// V8 reads a moment as PostgreSQL writes it, in less than half the time of pg's own reader
types.setTypeParser(types.builtins.TIMESTAMPTZ, (text) => new Date(text))

type Options = Limits & {
  /** Hears of connections that broke; the pool replaces them by itself. */
  onError?: (error: Error) => void
}

/** In connections and milliseconds. */
type Limits = { max?: number; connectTimeout?: number; statementTimeout?: number }

/** A pool on a PostgreSQL server, given by its address or by the parts of it. */
export function connect(server: string | Connection, options: Options = {}) {
  const { max = 10, connectTimeout = 2_000, statementTimeout = 3_000, onError = () => undefined } = options
  const clientConfig = {
    ...always,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    // last, because what an address says in its parameters counts
    ...addressOf(server),
  }
  let isClosing = false
  const pool = new Pool({ ...clientConfig, max })
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
  return { db, pool, close, clientConfig }
}

const always = {
  application_name: "backline",
  // each statement is planned once by each connection, whatever its parameters are (docs/decisions/0032); and moments are
  // written as they are read above, whatever the server would do by itself
  options: "-c plan_cache_mode=force_generic_plan -c datestyle=ISO",
  idle_in_transaction_session_timeout: 5_000,
  keepAlive: true,
} satisfies PoolConfig

function addressOf(server: string | Connection): PoolConfig {
  if (typeof server !== "string") return server
  const config = parseIntoClientConfig(server)
  if (typeof config.ssl !== "object" || typeof config.ssl.ca !== "string") return config
  const { ca, cert, key, ...others } = config.ssl
  return { ...config, ssl: { ...others, secureContext: trustBeside(ca, { cert, key }) } }
}
