import { Kysely, PostgresDialect } from "kysely"
import { type ClientConfig, Pool, type PoolConfig, types } from "pg"
import { parseIntoClientConfig } from "pg-connection-string"
import { createContextWithCa } from "./certificates.ts"
import { withPreparedStatements } from "./prepared.ts"
import type { Tables } from "./tables.ts"

export type Connection = Pick<ClientConfig, "host" | "port" | "user" | "password" | "database" | "ssl">

// twice as fast as pg's parser
types.setTypeParser(types.builtins.TIMESTAMPTZ, (text) => new Date(text))

type Options = Limits & {
  onError?: (error: Error) => void
}

/** Timeouts in milliseconds. */
type Limits = { max?: number; connectTimeout?: number; statementTimeout?: number }

export function connect(server: string | Connection, options: Options = {}) {
  const { max = 10, connectTimeout = 2_000, statementTimeout = 3_000, onError = () => undefined } = options
  const clientConfig = {
    ...always,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    ...addressOf(server),
  }
  let isClosing = false
  const pool = new Pool({ ...clientConfig, max })
  pool.on("connect", (client) => {
    client.query = withPreparedStatements(client.query)
    // while closing, a stopping server may reset the last connections
    client.on("error", (error) => isClosing || onError(error))
  })
  // each client reports its own error; without this listener the process would exit
  pool.on("error", () => undefined)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const close = () => {
    isClosing = true
    return pool.end()
  }
  return { db, pool, close, clientConfig }
}

// query planning (docs/decisions/0020), and the date format that the parser above expects
const settings = {
  plan_cache_mode: "force_generic_plan",
  jit: "off",
  max_parallel_workers_per_gather: 0,
  random_page_cost: 1.1,
  datestyle: "ISO",
}

const always = {
  application_name: "backline",
  options: Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" "),
  idle_in_transaction_session_timeout: 5_000,
  keepAlive: true,
} satisfies PoolConfig

function addressOf(server: string | Connection): PoolConfig {
  if (typeof server !== "string") return server
  const config = parseIntoClientConfig(server)
  if (typeof config.ssl !== "object" || typeof config.ssl.ca !== "string") return config
  const { ca, cert, key, ...others } = config.ssl
  return { ...config, ssl: { ...others, secureContext: createContextWithCa(ca, { cert, key }) } }
}
