import * as texts from "#texts/offers"
import type { Offer } from "../../contract/offers.ts"

/** Of those that were open when the screen came. */
export function headingOf(offers: Pick<Offer, "state">[]) {
  return offers.every(({ state }) => state === "open") ? texts.open : texts.openOrAnswered
}
