import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { temporaryFolder } from "../../test/temporary-folder.ts"
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
  // pg uses the last of a repeated parameter
  `${elsewhere}?host=`,
  `${elsewhere}?host=localhost&host=db.example`,
  `${elsewhere}?sslmode=verify-full&sslmode=disable`,
  // the host may come from PGHOST
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

test.each([
  ["db.example", "must look like postgres://user:password@host/database"],
  [
    `${elsewhere}?sslmode=verify-full&sslrootcert=/none.pem`,
    "names a file for sslrootcert, sslcert or sslkey that is not there",
  ],
])("the address %s is said to be none that can be used, once", (address, why) => {
  expect(() => readConfig({ DATABASE_URL: address })).toThrow(
    new Error(`Some settings are wrong:\n  DATABASE_URL: ${why}`),
  )
})

test("a secret may be handed over as a file, which must say it, and once only", async () => {
  const folder = await temporaryFolder("backline-secrets-")
  const file = join(folder, "auth-secret")
  const secret = "a secret from a file, long enough to sign with"
  await writeFile(file, `${secret}\n`)
  await writeFile(join(folder, "empty"), "\n")
  expect(readConfig({ AUTH_SECRET_FILE: file }).authSecret).toBe(secret)
  const wrong = {
    AUTH_SECRET: secret,
    AUTH_SECRET_FILE: file,
    PORT: "loud",
    SMTP_URL_FILE: join(folder, "nowhere"),
    IMGBB_KEY_FILE: join(folder, "empty"),
  }
  expect(() => readConfig(wrong)).toThrow(
    /AUTH_SECRET_FILE: must not be said beside AUTH_SECRET[^]*IMGBB_KEY_FILE: cannot be read[^]*SMTP_URL_FILE: cannot be read[^]*PORT: /,
  )
  // and does not report the setting as missing
  expect(() => readConfig({ IMAGE_HOST: "imgbb", IMGBB_KEY_FILE: join(folder, "empty") })).toThrow(
    /^Some settings are wrong:\n {2}IMGBB_KEY_FILE: cannot be read, or says nothing$/,
  )
  const short = join(folder, "short")
  await writeFile(short, "guessed")
  const told = () => readConfig({ AUTH_SECRET_FILE: short })
  expect(told).toThrow(/AUTH_SECRET: must have at least 32 characters/)
  expect(told).not.toThrow(/guessed/)
})

test.each<[NodeJS.ProcessEnv, RegExp]>([
  [
    { S3_BUCKET: "photos", PORT: "x" },
    /PORT: must be a port number[^]*S3_ENDPOINT: is missing[^]*S3_ACCESS_KEY_ID: is missing[^]*S3_PUBLIC_URL: is missing/,
  ],
  [{ IMAGE_HOST: "imgbb" }, /IMGBB_KEY: is missing/],
  [{ STRIPE_SECRET_KEY: "sk" }, /STRIPE_PUBLISHABLE_KEY: is missing[^]*STRIPE_WEBHOOK_SECRET: is missing/],
  [{ PORT: "0x10" }, /PORT: must be a port number from 0 to 65535/],
  [{ PORT: "-1" }, /PORT: must be a port number from 0 to 65535/],
  [{ DATABASE_POOL: "1e2" }, /DATABASE_POOL: must be a number of connections/],
  [{ PUBLIC_URL: "https://backline.example/shop" }, /PUBLIC_URL: must be without a path/],
  [{ TRUSTED_PROXIES: "0.0.0.0/0" }, /TRUSTED_PROXIES: must be addresses or ranges/],
  [{ TRUSTED_PROXIES: "10.0.0.0/" }, /TRUSTED_PROXIES: must be addresses or ranges/],
  [{ TRUSTED_PROXIES: "10/8" }, /TRUSTED_PROXIES: must be addresses or ranges/],
  [{ TRUSTED_PROXIES: "10.0.0.0/33" }, /TRUSTED_PROXIES: must be addresses or ranges/],
])("what is wrong or missing is told setting by setting, with all other mistakes: %j", (settings, told) => {
  expect(() => readConfig(settings)).toThrow(told)
})
