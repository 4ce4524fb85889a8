import { readFile } from "node:fs/promises"
import type { Product } from "../test/product.ts"

/** What the product's process holds in memory, in MB. */
export async function memoryOf({ pid }: Product) {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "")
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1000
}
