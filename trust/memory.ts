import { readFile } from "node:fs/promises"
import type { Product } from "../test/product.ts"

/** Watches by how many MB the product's process grows at most; `every` is the pause in milliseconds between samples. */
export async function watchMemory(product: Product, every = 1_000) {
  const before = await memoryOf(product)
  let peak = before
  const look = async () => {
    peak = Math.max(peak, await memoryOf(product))
  }
  const beat = setInterval(() => void look(), every).unref()
  return {
    async growth() {
      clearInterval(beat)
      await look()
      return Math.round(peak - before)
    },
  }
}

/** Resident memory of the product's process in MB. */
export async function memoryOf({ pid }: Product) {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "")
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1000
}
