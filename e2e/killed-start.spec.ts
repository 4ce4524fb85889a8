import { globSync } from "node:fs"
import { readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { sql } from "kysely"
import { connect } from "../db/connect.ts"
import { findEndpoint } from "../db/embedded/endpoint.ts"
import { findDataDirectory } from "../db/embedded/data-directory.ts"
import { progressFile } from "../test/seeded-data.ts"
import { Product } from "../test/product.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"
import { expect, fullRun, test } from "./product.ts"

/** Stages of a first start that are visible from outside. */
const moments = [
  (dataDir: string) => isThere(dataDir, "postgres/draft-*/base"),
  (dataDir: string) => isThere(dataDir, "postgres/data/postmaster.pid"),
  isMigrating,
  (dataDir: string) => isThere(dataDir, "photos/*"),
]

test("a product that is killed again and again in its first start comes up in the end", fullRun, async () => {
  const dataDir = await temporaryFolder("backline-e2e-")
  const product = new Product(dataDir, { DEMO: "off" })
  try {
    // each stage only in `npm run test:full`
    for (const moment of moments) {
      const start = product.start()
      const ended = expect(start).rejects.toThrow("the product did not start")
      await expect.poll(() => moment(dataDir), { intervals: [5], timeout: 60_000 }).toBe(true)
      await product.kill()
      await ended
    }
    await product.start()
    for (const path of ["/", "/categories", "/api/categories"])
      expect((await fetch(new URL(path, product.address))).status).toBe(200)
  } finally {
    await product.stop()
    // processes that create the database may outlive the killed start
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
})

test("a first start says that it adds the demo, and how many of its photos are there by then", async () => {
  const said = await readFile(join(process.env["SEEDED_DATA"] ?? "", progressFile), "utf8")
  const lines = said.split("\n")
  expect(lines).toContain("Adding the demo…")
  const counts = lines.flatMap((line) => /^ {2}(\d+) of (\d+) photos$/.exec(line)?.slice(1).map(Number) ?? [])
  const all = counts[1] ?? 0
  const steps = Array.from({ length: Math.floor(all / 12) }, (_, step) => [12 * (step + 1), all])
  expect(counts).toEqual(steps.flat())
  expect(steps.length).toBeGreaterThan(5)
})

function isThere(dataDir: string, file: string) {
  return globSync(file, { cwd: dataDir }).length > 0
}

/** Whether the migrator's own tables exist, which are created first. */
async function isMigrating(dataDir: string) {
  const endpoint = await findEndpoint(await findDataDirectory(dataDir, () => undefined)).catch(
    () => undefined,
  )
  if (!endpoint) return false
  const { db, close } = connect(endpoint, { max: 1 })
  const seen = await sql`select from kysely_migration_lock`.execute(db).catch(() => undefined)
  await close()
  return seen !== undefined
}
