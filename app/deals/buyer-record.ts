import * as texts from "#texts/sales"
import type { BuyerRecord } from "../../contract/buyer-record.ts"

/** What a seller may want to know before saying yes, in words. */
export function recordOf(record: BuyerRecord | undefined) {
  if (!record || record.completed + record.noShows === 0) return texts.isNew
  const bought = record.completed > 0 ? [texts.bought(record.completed)] : []
  const missed = record.noShows > 0 ? [texts.didNotCome(record.noShows)] : []
  return [...bought, ...missed].join(", ")
}
