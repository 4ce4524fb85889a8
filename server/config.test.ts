import { expect, test } from "vitest"
import { readConfig } from "./config.ts"

const here = [
  "postgres://backline@localhost/backline",
  "postgres://backline@127.0.0.1:5433/backline",
  "postgresql://backline@[::1]/backline",
  "postgres://backline@localhost/backline?host=/var/run/postgresql",
  "postgres://backline@%2Fvar%2Frun%2Fpostgresql/backline",
]
const elsewhere = "postgres://backline@db.example/backline"

test.each([...here, `${elsewhere}?sslmode=verify-full`])(
  "the product may use the database at %s",
  (address) => {
    expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address)
  },
)

test.each([
  elsewhere,
  `${elsewhere}?sslmode=require`,
  "postgres://backline@127.db.example/backline",
  "postgres://backline@localhost/backline?host=db.example",
  // as pg reads them
  `${elsewhere}?host=`,
  `${elsewhere}?host=localhost&host=db.example`,
  `${elsewhere}?sslmode=verify-full&sslmode=disable`,
  // PGHOST may name any
  "postgres:///backline",
])("the product refuses the unprotected way to %s, and says what to do", (address) => {
  expect(() => readConfig({ DATABASE_URL: address })).toThrow(/DATABASE_URL: .*sslmode=verify-full/)
  expect(readConfig({ DATABASE_URL: address, DATABASE_TLS: "off" }).databaseUrl).toBe(address)
})

test("people may reach the product without TLS only on this machine, or where someone says so", () => {
  const forReal = { CARD_PROVIDER: "sandbox", PUBLIC_URL: "http://backline.example" }
  expect(() => readConfig(forReal)).toThrow(/PUBLIC_URL: must begin with https/)
  expect(readConfig({ ...forReal, ALLOW_INSECURE_HTTP: "on" }).publicUrl).toBe("http://backline.example")
  expect(readConfig({ ...forReal, PUBLIC_URL: "http://localhost:80" }).publicUrl).toBe("http://localhost")
  expect(readConfig({ ...forReal, PUBLIC_URL: "HTTPS://backline.example" }).publicUrl).toBe(
    "https://backline.example",
  )
})

test("an address that is none is said to be that, once", () => {
  expect(() => readConfig({ DATABASE_URL: "db.example" })).toThrow(
    /^Some settings are wrong:\n {2}DATABASE_URL: must look like postgres:\S+$/,
  )
})
