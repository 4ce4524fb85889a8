import type { Booking } from "../../contract/bookings.ts"
import { isSoldState } from "../../contract/deal-states.ts"

/** Not what was handed over for cash: it is not marked paid before its buyer, or the clock, completes it. */
export function isPayable({ paid, availability, state, paymentWaits }: Booking) {
  return !paid && availability === "AVAILABLE" && !isSoldState(state) && !paymentWaits
}
