import { toBdt } from "../../contract/poisha.ts"
import { Problem } from "../http/problem.ts"
import type { Sentence } from "../http/texts.ts"

/** Contains the current price (`sellingPrice` in poisha), so that the browser can offer to accept it. */
export function priceChanged(sellingPrice: number, detail: Sentence = (say) => say.bookingPriceChanged) {
  return new Problem("price-changed", detail, { sellingPrice: toBdt(sellingPrice) })
}
