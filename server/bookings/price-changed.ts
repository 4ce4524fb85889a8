import { toBdt } from "../../contract/poisha.ts"
import { Problem } from "../http/problem.ts"
import type { Sentence } from "../http/texts.ts"

/** Names the price that counts, in poisha, so that one press can accept it. */
export function priceChanged(sellingPrice: number, detail: Sentence = (say) => say.bookingPriceChanged) {
  return new Problem("price-changed", detail, { sellingPrice: toBdt(sellingPrice) })
}
