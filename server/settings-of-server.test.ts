import { once } from "node:events"
import { sql } from "kysely"
import { expect, test } from "vitest"
import { cast } from "../test/cast.ts"
import { testDatabase } from "../test/database.ts"
import { createCache } from "./cache/cache.ts"
import { readConfig } from "./config.ts"
import { listen } from "./listen.ts"
import { createLog } from "./log.ts"
import { warnOfLoss } from "./start.ts"

async function doorOf(settings: NodeJS.ProcessEnv) {
  const { house, api } = await cast()
  const server = await listen(
    createCache(async (request) => api.fetch(request), house),
    readConfig(settings),
  )
  server.close()
  await once(server, "close")
  return server
}

test("nobody keeps a connection busy for long, nor takes more of them than there are", async () => {
  const server = await doorOf({ PORT: "0" })
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    timeout: 60_000,
    keepAliveTimeout: 5_000,
    maxHeadersCount: 100,
    maxRequestsPerSocket: 1_000,
    maxConnections: 2_000,
  })
  const behindProxy = { PORT: "0", PUBLIC_URL: "https://backline.example", CARD_PROVIDER: "sandbox" }
  expect(await doorOf(behindProxy)).toMatchObject({ keepAliveTimeout: 65_000 })
})

test("no statement runs for long, and no transaction is left open", async () => {
  const { db, pool } = await testDatabase()
  const { databaseLimits } = readConfig({})
  expect(databaseLimits).toEqual({ max: 10, connectTimeout: 2_000, statementTimeout: 3_000 })
  expect(pool.options).toMatchObject({ max: 10, connectionTimeoutMillis: 2_000 })
  const { rows } = await sql`
    select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
  expect(rows).toEqual([{ statement: "3s", idle: "5s" }])
})

test("whoever runs the product is told of a database that may lose what it has acknowledged", async () => {
  const { db } = await testDatabase()
  const said: string[] = []
  await db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit = off`.execute(trx)
    await warnOfLoss(trx, createLog("warn", { write: (line) => said.push(line) }))
  })
  expect(said).toEqual([expect.stringMatching(/"synchronous_commit".*a power cut may take/)])
})
