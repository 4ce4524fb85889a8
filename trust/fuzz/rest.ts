import type { Agent } from "node:http"
import type { Product } from "../../test/product.ts"
import { changes, restingRowsOf } from "../rows.ts"
import { type Ask, send } from "./ask.ts"

/** Whether this is a write that was refused to someone who had no right to it. */
export function isRefused({ operation, method }: Ask, status: number) {
  return !isOpen(operation.policy) && !reads.has(method) && refusals.has(status)
}

/** Asks again, one by one while nothing else is under way; answers those that were refused again and yet changed a row. */
export async function changedThough(product: Product, agent: Agent, refused: Ask[]) {
  const found: { ask: Ask; why: string }[] = []
  const { db, close } = await product.database()
  try {
    let before = await restingRowsOf(db)
    for (const ask of refused) {
      const { status } = await send(product.address, agent, ask)
      const now = await restingRowsOf(db)
      const changed = changes(before, now)
      if (refusals.has(status) && changed.length > 0)
        found.push({ ask, why: `${status}, and yet ${changed.join("; ")}` })
      before = now
    }
    return found
  } finally {
    await close()
  }
}

const reads = new Set(["GET", "HEAD", "OPTIONS"])
const refusals = new Set([401, 403, 404])

// a wrong signature or password is no want of a right
function isOpen(policy: string) {
  return policy.startsWith("anyone") || policy === "provider"
}
