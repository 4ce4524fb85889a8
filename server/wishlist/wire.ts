import { isSoldState } from "../../contract/deal-states.ts"
import type { Wish } from "../../contract/wishlist.ts"
import { stateOf } from "../products/state.ts"
import { toAvailability, toProduct } from "../products/wire.ts"
import type { Buyer } from "../users/users.ts"
import type { WishRow } from "./wishlist.ts"

export function toWish(buyer: Buyer, row: WishRow): Wish {
  return {
    _id: row.wishId,
    product: { ...toProduct(row), availability: toAvailability(stateOf(row)) },
    ...(row.bookingId && { bookingId: row.bookingId }),
    ...(row.bookingState && isSoldState(row.bookingState) && { bought: true }),
    buyerEmail: buyer.email,
    createdAt: row.wishedAt.toISOString(),
  }
}
