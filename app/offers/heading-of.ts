import * as texts from "#texts/offers"
import type { Offer } from "../../contract/offers.ts"

/** `offers` are those that were open when the screen was opened. */
export function headingOf(offers: Pick<Offer, "state">[]) {
  return offers.every(({ state }) => state === "open") ? texts.open : texts.openOrAnswered
}
