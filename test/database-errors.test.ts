import { sql } from "kysely"
import { expect, test } from "vitest"
import { testApp } from "./test-app.ts"
import { problemOf } from "./people.ts"
import { readableLog } from "./readable-log.ts"
import { whileRefusing } from "./refusing.ts"

const message = { name: "Ana", email: "ana@backline.example", message: "Is the pedal still there?" }

test.each([
  ["a server that stops", "57P01", "unavailable"],
  ["a statement that took too long", "57014", "unavailable"],
  ["a standby that takes no writes", "25006", "unavailable"],
  ["too many connections", "53300", "unavailable"],
  ["a full disk", "53100", "storage-full"],
])("the log calls %s an outage", async (_, sqlState, code) => {
  const { db, nobody, messages } = await appWithLog()
  const write = () => problemOf(nobody.post("/api/contact", message))
  const refused = await whileRefusing(db, { act: "insert", table: "contact", sqlState }, write)
  expect(refused).toMatchObject({ status: 503, code })
  expect(messages()).toEqual(["outage"])
})

test("the log calls a missing table unforeseen, though the person reads the same sentence", async () => {
  const { db, nobody, messages } = await appWithLog()
  await sql`alter table contact rename to elsewhere`.execute(db)
  try {
    expect(await problemOf(nobody.post("/api/contact", message))).toMatchObject({ code: "unavailable" })
  } finally {
    await sql`alter table elsewhere rename to contact`.execute(db)
  }
  expect(messages()).toEqual(["unforeseen"])
})

/** A test app, and the messages of its error log. */
async function appWithLog() {
  const { log, messages } = readableLog("error")
  return { ...(await testApp({}, log)), messages }
}
