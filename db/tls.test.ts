import { expect, inject, test } from "vitest"
import { encryptedDatabase } from "../test/servers/encrypted-database.ts"
import { connect } from "./connect.ts"

test("the product connects encrypted to a database that proves its name", async () => {
  const way = await encryptedDatabase(inject("testServer").connection, "localhost")
  const { pool, close } = connect(`${way.address}?sslmode=verify-full&sslrootcert=${way.ca}`)
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }])
  expect(way.count()).toBe(1)
  await close()
  way.stop()
})

test("the product sends nothing to a database with another name's certificate, or an untrusted one", async () => {
  const [named, other] = [
    await encryptedDatabase(inject("testServer").connection, "localhost"),
    await encryptedDatabase(inject("testServer").connection, "db.example"),
  ]
  for (const address of [
    `${named.address}?sslmode=verify-full`,
    `${named.address}?sslmode=verify-full&sslrootcert=${other.ca}`,
    `${other.address}?sslmode=verify-full&sslrootcert=${other.ca}`,
  ]) {
    const { pool, close } = connect(address)
    await expect(pool.query("select 1")).rejects.toThrow(/certificate|altnames/)
    await close()
  }
  expect([named.count(), other.count()]).toEqual([0, 0])
  named.stop()
  other.stop()
})
