import type { Agent } from "node:http"
import type { Product } from "../../test/product.ts"
import { withDatabase } from "../database.ts"
import { changes, restingRowsOf } from "../rows.ts"
import { type Ask, send } from "./ask.ts"

const reads = new Set(["GET", "HEAD", "OPTIONS"])
const refusals = new Set([401, 403, 404])

/** Whether this is a write that was refused to someone who had no right to it; a wrong signature or password is none. */
export function isRefused({ operation: { policy }, method }: Ask, status: number) {
  const isOpen = policy.startsWith("anyone") || policy === "provider"
  return !isOpen && !reads.has(method) && refusals.has(status)
}

/** Asks again, one by one while nothing else is under way; answers those that were refused again and yet changed a row. */
export function changedThough(product: Product, agent: Agent, refused: Ask[]) {
  return withDatabase(product, async (db) => {
    const found: { ask: Ask; why: string }[] = []
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
  })
}
