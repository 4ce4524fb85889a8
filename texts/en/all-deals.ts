import { isolate } from "../../contract/isolate.ts"

export const heading = "All Deals"
export const theDeals = "The deals"
export const none = "Nobody has booked anything yet."
export const noneFound = "No deal is like that."
export const showAll = "SHOW ALL"
export const search = "Product, name, email or transaction"
export const show = "Show"
export const all = "All"
export const underWay = "Under way"
export const columns = {
  product: "Product",
  price: "Amount",
  people: "Buyer and seller",
  state: "State",
  since: "Booked",
  transaction: "Transaction",
}
export const between = (buyer: string, seller: string) => `Buyer ${isolate(buyer)}, seller ${isolate(seller)}`
export const onHold = "ON HOLD"
export const until = (time: string) => `until ${time}`
