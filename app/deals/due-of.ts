import type { Deal } from "../../contract/deals.ts"
import { awaitedUntil } from "../disputes/is-awaited.ts"

/** Until when one is to act; of a dispute, its seller. */
export function dueOf({ state, dueAt, dispute }: Deal) {
  if (state === "paying") return undefined
  return state === "disputed" ? awaitedUntil(dispute ?? {}) : dueAt
}
