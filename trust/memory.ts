import { readFile } from "node:fs/promises"
import type { Product } from "../test/product.ts"

/** The most that the product's process holds from now on, in MB; `every` is the pause between two looks, in milliseconds. */
export function watchMemory(product: Product, every = 1_000) {
  let peak = 0
  const look = async () => {
    peak = Math.max(peak, await memoryOf(product))
  }
  const beat = setInterval(() => void look(), every).unref()
  return {
    async peak() {
      clearInterval(beat)
      await look()
      return peak
    },
  }
}

/** What the product's process holds in memory, in MB. */
export async function memoryOf({ pid }: Product) {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "")
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1000
}
