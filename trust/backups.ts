import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { keptTables } from "../db/copy.ts"
import type { Product } from "../test/product.ts"
import { withPatience } from "./database.ts"
import { digestOf } from "./rows.ts"

const root = join(import.meta.dirname, "..")

export function settingsOf(url: string | undefined) {
  return { LOG_LEVEL: "error", ...(url && { DATABASE_URL: url }) }
}

/** Runs `npm run db` with these arguments on a product's data. */
export function command(product: Product, settings: NodeJS.ProcessEnv, ...words: string[]) {
  const env = { ...process.env, DATA_DIR: product.dataDir, NODE_ENV: "production", ...settings }
  const node = join(root, "node_modules/node/bin/node")
  return promisify(execFile)(node, ["server/commands/db.ts", ...words], { cwd: root, env })
}

/** Hashes the rows of each table and each photo. */
export async function stateOf(product: Product, tables: readonly string[] = keptTables) {
  const hashes: Record<string, string> = {}
  let rows = 0
  await withPatience(product, async (db) => {
    for (const table of tables) {
      const { count, digest } = await digestOf(db, table.replaceAll('"', ""))
      hashes[table] = digest
      rows += count
    }
  })
  const folder = join(product.dataDir, "photos")
  for (const name of await readdir(folder)) {
    const photo = await readFile(join(folder, name))
    hashes[name] = createHash("sha256").update(photo).digest("hex")
  }
  return { rows, hashes }
}
