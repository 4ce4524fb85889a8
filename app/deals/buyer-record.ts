import * as texts from "#texts/sales"
import type { BuyerRecord } from "../../contract/buyer-record.ts"

export function recordOf(record: BuyerRecord | undefined) {
  if (!record || record.completed + record.noShows + record.unpaid === 0) return texts.isNew
  const bought = record.completed > 0 ? [texts.bought(record.completed)] : []
  const missed = record.noShows > 0 ? [texts.didNotCome(record.noShows)] : []
  const unpaid = record.unpaid > 0 ? [texts.didNotPay(record.unpaid)] : []
  return [...bought, ...missed, ...unpaid].join(", ")
}
