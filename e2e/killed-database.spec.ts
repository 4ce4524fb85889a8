import { truncate } from "node:fs/promises"
import { join } from "node:path"
import { sql } from "kysely"
import { expect, fullRun, type Product, test, withProduct } from "./product.ts"

const kills = 20

test(
  "a database that is killed again and again under load costs answers, never the product",
  fullRun,
  async () => {
    await withProduct({ DEMO: "off", LOG_LEVEL: "silent" }, async (product) => {
      const seen = new Map<string, number>()
      const end = new AbortController()
      const load = Array.from({ length: 8 }, async () => {
        while (!end.signal.aborted) count(seen, await ask(`${product.address}/api/categories`))
      })
      for (let killed = 0; killed < kills; killed += 1) {
        const before = await product.databaseProcess()
        process.kill(before, "SIGKILL")
        await expect
          .poll(() => stateOf(product, before), { timeout: 60_000, intervals: [50] })
          .toEqual({ ready: 200, isAnother: true })
          .catch(async (error: unknown) => {
            throw new Error(`after ${killed} kills:\n${await product.databaseLog()}`, { cause: error })
          })
      }
      end.abort()
      await Promise.all(load)
      expect(product.isAlive).toBe(true)
      expect([...seen.keys()].toSorted()).toEqual(["200", "503 with Retry-After"])
      expect(await ask(`${product.address}/api/categories`)).toBe("200")
    })
  },
)

async function stateOf(product: Product, before: number) {
  const { status } = await fetch(`${product.address}/readyz`)
  const now = await product.databaseProcess()
  return { ready: status, isAnother: now > 0 && now !== before }
}

// lock files of a server that was killed between creating and writing them
const halfMade = ["data/postmaster.pid", "socket/.s.PGSQL.5432.lock"]

test(
  "answers say when to ask again while the database comes back, lacks a table or takes no writes",
  fullRun,
  async () => {
    await withProduct({ DEMO: "off", LOG_LEVEL: "silent" }, async (product) => {
      for (const lock of halfMade) {
        const before = await product.databaseProcess()
        await truncate(join(product.dataDir, "postgres", lock))
        process.kill(before, "SIGKILL")
        await expect
          .poll(() => stateOf(product, before), { message: lock })
          .toEqual({ ready: 200, isAnother: true })
      }
      const { db, close } = await product.database()
      const asked = [`${product.address}/categories`, `${product.address}/api/categories`]
      await sql`alter table categories rename to elsewhere`.execute(db)
      for (const address of asked) expect(await ask(address)).toBe("503 with Retry-After")
      await sql`alter table elsewhere rename to categories`.execute(db)
      for (const address of asked) expect(await ask(address)).toBe("200")

      // like a standby
      const isReadOnly = async (value: "on" | "off") => {
        await sql`alter system set default_transaction_read_only = ${sql.lit(value)}`.execute(db)
        await sql`select pg_reload_conf()`.execute(db)
      }
      const readiness = () => ask(`${product.address}/readyz`)
      const writes = async () => {
        const body = JSON.stringify({ name: "Mina", email: "mina@example.org", message: "Hello" })
        const headers = { "Content-Type": "application/json" }
        return (await fetch(`${product.address}/api/contact`, { method: "POST", headers, body })).json()
      }
      await isReadOnly("on")
      await expect.poll(readiness).toBe("503 with Retry-After")
      expect(await writes()).toMatchObject({ status: 503, code: "unavailable" })
      await isReadOnly("off")
      await expect.poll(readiness).toBe("200")
      await close()
    })
  },
)

async function ask(address: string) {
  const response = await fetch(address)
  await response.arrayBuffer()
  return `${response.status}${response.headers.has("Retry-After") ? " with Retry-After" : ""}`
}

function count(seen: Map<string, number>, answer: string) {
  seen.set(answer, (seen.get(answer) ?? 0) + 1)
}
