import { expect, inject, test } from "vitest"
import { encryptedDatabase } from "../test/encrypted-database.ts"
import { connect } from "./connect.ts"

test("a database that proves its name is spoken to encrypted", async () => {
  const way = await encryptedDatabase(inject("testServer").connection, "localhost")
  const { pool, close } = connect(`${way.address}?sslmode=verify-full&sslrootcert=${way.ca}`)
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }])
  expect(way.count()).toBe(1)
  await close()
  way.stop()
})

test("a database is told nothing that has the name of another, or a certificate of nobody", async () => {
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
