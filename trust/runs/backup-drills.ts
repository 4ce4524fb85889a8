import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import type { PoolClient } from "pg"
import { Settled } from "../../contract/payments.ts"
import { keptTables } from "../../db/copy.ts"
import { books, confirms } from "../../test/paying.ts"
import { lists, password, read, apiOf } from "../../test/people.ts"
import type { Product } from "../../test/product.ts"
import { temporaryFolder } from "../../test/temporary-folder.ts"
import { checkInvariants } from "../invariants.ts"
import { crowd } from "../people.ts"
import { engines, type Ground, type Run } from "../run.ts"

const root = join(import.meta.dirname, "../..")
const bulk = 100_000

/** A product with sales, photos and many rows is backed up and restored elsewhere, again and again. */
export const backupDrills: Run = {
  engines,
  async run(ground) {
    const full = ground.rounds(10)
    const restores: number[] = []
    const wrong: string[] = []
    let fewest = Number.POSITIVE_INFINITY
    for (let round = 1; round <= full; round += 1) {
      const { restore, rows, mistakes } = await drill(ground)
      restores.push(restore)
      fewest = Math.min(fewest, rows)
      wrong.push(...mistakes.map((each) => `drill ${round}: ${each}`))
      ground.say(
        `drill ${round} of ${full}: ${rows} rows back in ${Math.round(restore)} ms; ${mistakes.join(", ") || "equal"}`,
      )
    }
    const slowest = Math.max(...restores)
    return {
      measured: `${full} drills, at least ${fewest} rows each; ${wrong.length} mistakes${wrong.map((each) => `; ${each}`).join("")}; slowest restore ${(slowest / 1_000).toFixed(1)} s`,
      held: wrong.length === 0 && restores.length === full && fewest >= bulk && slowest <= 60_000,
    }
  },
}

async function drill({ engine, postgresql, product: open }: Ground) {
  const urls = engine === "postgresql" ? [await postgresql?.database(), await postgresql?.database()] : []
  const [from, to] = [settingsOf(urls[0]), settingsOf(urls[1])]
  const source = await open(from)
  const email = await trade(source)
  await multiply(source)
  const target = await open(to)
  const folder = await temporaryFolder("backline-trust-backup-")
  const file = join(folder, "backline.gz")
  try {
    const before = await stateOf(source)
    await command(source, from, "backup", file)
    const began = performance.now()
    await command(target, to, "restore", file)
    const restore = performance.now() - began
    const after = await stateOf(target)
    const broken = await checkInvariants(target)
    const signIn = await apiOf(target).request("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password }),
    })
    // the photos that the target had before stay beside
    const parts = Object.keys(before.hashes)
    const mistakes = [
      ...parts.filter((part) => before.hashes[part] !== after.hashes[part]).map((part) => `${part} differs`),
      ...broken,
      ...(signIn.status === 200 ? [] : [`signing in answers ${signIn.status}`]),
      ...(before.rows === after.rows ? [] : ["other numbers of rows"]),
    ]
    return { restore, rows: after.rows, mistakes }
  } finally {
    await rm(folder, { recursive: true })
    for (const each of [source, target]) await each.stop()
  }
}

function settingsOf(url: string | undefined) {
  return { LOG_LEVEL: "error", ...(url && { DATABASE_URL: url }) }
}

/** People, photos, wishes, bookings and a sale, through the door; answers who bought. */
async function trade(product: Product) {
  const { rahim, buyers, template, nobody } = await crowd(product, 3)
  for (const buyer of buyers) {
    const productId = await lists(rahim, template.categoryId)
    await buyer.post("/api/wishlist", { product: { _id: productId } })
    const bookingId = await books(buyer, productId)
    const transactionId = await confirms(buyer, bookingId)
    await read(Settled, buyer.post("/api/payments", { transactionId, bookingId }))
    await nobody.post("/api/contact", { name: "Ana", email: buyer.email, message: "ক \\ \" '\n\t🎸 <b>" })
  }
  return buyers[0]?.email ?? ""
}

/** So many rows more than the door could make in time. */
function multiply(product: Product) {
  return patiently(product, (client) =>
    client.query(`insert into contact (id, name, email, message)
      select gen_random_uuid(), 'Ana ' || n, 'ana@backline.example', repeat('Is the pedal still there? ', 8)
      from generate_series(1, ${bulk}) n`),
  )
}

/** Statements on its database that may take their time. */
async function patiently<Result>(product: Product, work: (client: PoolClient) => Promise<Result>) {
  const { pool, close } = await product.database()
  const client = await pool.connect()
  try {
    await client.query("set statement_timeout = 0")
    return await work(client)
  } finally {
    client.release()
    await close()
  }
}

function command(product: Product, settings: NodeJS.ProcessEnv, ...words: string[]) {
  const env = { ...process.env, DATA_DIR: product.dataDir, NODE_ENV: "production", ...settings }
  const node = join(root, "node_modules/node/bin/node")
  return promisify(execFile)(node, ["server/db.ts", ...words], { cwd: root, env })
}

/** A hash of each table's rows and of each photo. */
async function stateOf(product: Product) {
  const hashes: Record<string, string> = {}
  let rows = 0
  await patiently(product, async (client) => {
    for (const table of keptTables) {
      const found = await client.query<{ count: number; hash: string }>(
        `select count(*)::int, md5(coalesce(string_agg(md5(it::text), '' order by md5(it::text)), '')) as hash from ${table} it`,
      )
      hashes[table] = found.rows[0]?.hash ?? ""
      rows += found.rows[0]?.count ?? 0
    }
  })
  const folder = join(product.dataDir, "photos")
  for (const name of await readdir(folder))
    hashes[name] = createHash("sha256")
      .update(await readFile(join(folder, name)))
      .digest("hex")
  return { rows, hashes }
}
