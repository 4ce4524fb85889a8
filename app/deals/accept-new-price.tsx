import * as format from "#texts/format"
import { otherPrice } from "#texts/payments"
import type { Deal } from "../../contract/deals.ts"
import { AcceptPrice } from "../bookings/accept-price.tsx"

/** Shown to the buyer after a change of price: the deal cannot be paid until the buyer accepts it. */
export function AcceptNewPrice({ deal, isSecond }: { deal: Deal; isSecond: boolean }) {
  const { _id, you, product, sellingPrice, priceToday } = deal
  if (you !== "buyer" || priceToday === undefined) return null
  return (
    <div className="grid gap-2">
      <p>{otherPrice(format.price(sellingPrice), format.price(priceToday))}</p>
      <AcceptPrice
        booking={{ _id, productName: product.name }}
        priceToday={priceToday}
        look={isSecond ? "plain" : "primary"}
      />
    </div>
  )
}
