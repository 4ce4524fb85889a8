import { setTimeout as pause } from "node:timers/promises"
import type { Product } from "../test/product.ts"
import type { Proxy } from "./proxy.ts"

/** What the product sends of itself when it starts is no step of what is to be killed. */
export async function quiet(proxy: Proxy) {
  const patience = performance.now() + 5_000
  let latest = performance.now()
  proxy.line.letsPass = () => {
    latest = performance.now()
    return true
  }
  while (performance.now() - latest < 200 && performance.now() < patience) await pause(20)
}

/** Asked before each packet of the product; of one that does not pass its connection ends. */
type Line = { letsPass: (path: string) => boolean }

/** A product that dies at a packet to its database, or a call to a gateway, which is lost or sent. */
export type Mortal = { product: Product; lines: Line[]; isSent: boolean }

/** Answers whether the work went on until that packet. */
export async function diesAt({ product, lines, isSent }: Mortal, step: number, work: () => Promise<unknown>) {
  let packets = 0
  watch(lines, () => {
    packets += 1
    if (packets < step) return true
    if (packets === step) process.kill(product.pid, "SIGKILL")
    return packets === step && isSent
  })
  try {
    await work()
  } catch (error) {
    // it broke off because the product died
    if (packets < step) throw error
  } finally {
    watch(lines, () => true)
  }
  if (packets < step) return false
  await product.kill()
  return true
}

function watch(lines: Line[], letsPass: Line["letsPass"]) {
  for (const line of lines) line.letsPass = letsPass
}
