import { expect, test } from "vitest"
import { testDatabase } from "../test/database.ts"
import { connect } from "./connect.ts"

const zones = ["UTC", "Asia/Dhaka", "Asia/Kathmandu", "America/St_Johns"]
const moments = [
  ["2026-11-23 10:11:12.345678+00", "2026-11-23T10:11:12.345Z"],
  ["2026-11-23 10:11:12.3+00", "2026-11-23T10:11:12.300Z"],
  ["2026-02-28 23:59:59+00", "2026-02-28T23:59:59.000Z"],
  ["1970-01-01 00:00:00+00", "1970-01-01T00:00:00.000Z"],
]

test("a moment is read as it was written, whatever time zone the database server keeps", async () => {
  const { pool } = await testDatabase()
  const client = await pool.connect()
  for (const zone of zones) {
    await client.query(`set time zone '${zone}'`)
    for (const [written, read] of moments) {
      const { rows } = await client.query<{ moment: Date }>("select $1::timestamptz as moment", [written])
      expect(rows[0]?.moment.toISOString(), zone).toBe(read)
    }
  }
  client.release(true)
})

test("a moment is read as it was written, however the database server writes dates by itself", async () => {
  const { pool, connection } = await testDatabase()
  const { rows: named } = await pool.query<{ name: string }>("select quote_ident(current_database()) as name")
  const database = named[0]?.name ?? ""
  await pool.query(`alter database ${database} set datestyle to 'German'`)
  const german = connect(connection)
  const { rows } = await german.pool.query<{ moment: Date }>(
    "select '2026-11-05 10:00Z'::timestamptz as moment",
  )
  await german.close()
  await pool.query(`alter database ${database} reset datestyle`)
  expect(rows[0]?.moment.toISOString()).toBe("2026-11-05T10:00:00.000Z")
})
