import { sql } from "kysely"
import { expect, test } from "vitest"
import { connect } from "../db/connect.ts"
import { testApp } from "./test-app.ts"
import { testDatabase } from "./database.ts"

// uses the product's own timeouts
await testDatabase({})

test("while every connection to the database is held up, 200 people are told within seconds when to come back, and served then", async () => {
  const { nobody } = await testApp()
  const { connection } = await testDatabase()
  const outside = connect(connection)
  const ask = async () => {
    const startedAt = performance.now()
    const { status, headers } = await nobody.get("/api/categories")
    return { status, wait: headers.get("Retry-After"), isLate: performance.now() - startedAt > 10_000 }
  }
  const refused = await outside.db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`lock table categories`.execute(tx)
    return Promise.all(Array.from({ length: 200 }, ask))
  })
  await outside.close()
  expect(refused).toEqual(refused.map(() => ({ status: 503, wait: "5", isLate: false })))
  const served = await Promise.all(Array.from({ length: 20 }, ask))
  expect(served).toEqual(served.map(() => ({ status: 200, wait: null, isLate: false })))
})
