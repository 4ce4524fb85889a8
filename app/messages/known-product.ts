import type { Booking } from "../../contract/bookings.ts"
import { isSoldState } from "../../contract/deal-states.ts"
import type { OwnProduct, ProductState } from "../../contract/own-products.ts"
import type { Product } from "../../contract/products.ts"
import { loadedRows } from "../data/paged.ts"

export type KnownProduct = Pick<
  Product,
  "productName" | "productPhoto" | "productPhotoSizes" | "sellingPrice" | "sellerName"
> & { state: ProductState }

/** Finds the product in a loaded list, in case it cannot be fetched. */
export function productInLists(productId: string): KnownProduct | undefined {
  const own = loadedRows<OwnProduct>(["myProducts"]).find(({ _id }) => _id === productId)
  if (own) return own
  const booking = loadedRows<Booking>(["bookings"]).find((each) => each.productId === productId)
  return (
    booking && {
      ...booking,
      sellingPrice: booking.priceToday ?? booking.sellingPrice,
      state: stateOfBooked(booking),
    }
  )
}

function stateOfBooked({ availability, state }: Booking) {
  if (availability === "GONE") return "withdrawn"
  return isSoldState(state) || availability === "SOLD" ? "sold" : "available"
}

export function known(product: Product): KnownProduct {
  return { ...product, state: stateOf(product) }
}

function stateOf({ withdrawn, saleStatus }: Product) {
  if (withdrawn) return "withdrawn"
  return saleStatus === "SOLD" ? "sold" : "available"
}
