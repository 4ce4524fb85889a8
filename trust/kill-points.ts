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

/** A product that dies at a packet to its database, which is lost or sent. */
export type Mortal = { product: Product; proxy: Proxy; isSent: boolean }

/** Answers whether the work went on until that packet. */
export async function diesAt({ product, proxy, isSent }: Mortal, step: number, work: () => Promise<unknown>) {
  let packets = 0
  proxy.line.letsPass = () => {
    packets += 1
    if (packets < step) return true
    if (packets === step) process.kill(product.pid, "SIGKILL")
    return packets === step && isSent
  }
  try {
    await work()
  } catch (error) {
    // it broke off because the product died
    if (packets < step) throw error
  } finally {
    proxy.line.letsPass = () => true
  }
  if (packets < step) return false
  await product.kill()
  return true
}
