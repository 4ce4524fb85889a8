import type { Booking } from "../../contract/bookings.ts"
import { isSoldState } from "../../contract/deal-states.ts"

/** Whether the booking can be paid. A deal handed over for cash cannot: completing it marks it as paid. */
export function isPayable({ paid, availability, state, paymentWaits }: Booking) {
  return !paid && availability === "AVAILABLE" && !isSoldState(state) && !paymentWaits
}
