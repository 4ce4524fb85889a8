import { isolate } from "../../contract/isolate.ts"

export const heading = "All Deals"
export const theDeals = "The deals"
export const none = "Nobody has booked anything yet."
export const noneFound = "No deals found."
export const showAll = "SHOW ALL"
export const search = "Product, name, email or transaction"
export const show = "Show"
export const all = "All"
/** Of states; what is only booked has no deadline. */
export const groups = { notEnded: "Not ended", withDeadline: "With a deadline" }
export const columns = {
  product: "Product",
  price: "Amount",
  people: "Buyer and seller",
  state: "State",
  since: "Booking Date",
  transaction: "Transaction",
}
export const between = (buyer: string, seller: string) => `Buyer ${isolate(buyer)}, seller ${isolate(seller)}`
export const onHold = "ON HOLD"
export const until = (time: string) => `until ${time}`
