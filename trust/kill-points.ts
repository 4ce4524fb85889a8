import { setTimeout as pause } from "node:timers/promises"
import type { Product } from "../test/product.ts"
import type { Proxy } from "./proxy.ts"

/** Waits until the product's start-up traffic has ended, so that it is not counted as steps. */
export async function waitUntilIdle(proxy: Proxy) {
  const patience = performance.now() + 5_000
  let latest = performance.now()
  proxy.line.letsPass = () => {
    latest = performance.now()
    return true
  }
  while (performance.now() - latest < 200 && performance.now() < patience) await pause(20)
}

/** Asked before each packet of the product; where it returns false, the connection ends. */
type Line = { letsPass: (path: string) => boolean }

/** A product to kill at a packet to its database or a call to a gateway, which is then lost or sent. */
export type KillTarget = { product: Product; lines: Line[]; isSent: boolean }

/** Kills the product at packet number `step` of the work; returns whether the work got that far. */
export async function killAtStep(
  { product, lines, isSent }: KillTarget,
  step: number,
  work: () => Promise<unknown>,
) {
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
    // the work failed because the product died
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
