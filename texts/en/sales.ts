import { isolate } from "../../contract/isolate.ts"

export const heading = "Sales"
export const yourSales = "Your sales"
export const toAnswer = "Waiting for you"
export const underWay = "Under way"
export const wanted = "Who wants your products"
export const over = "Over"
export const none = "Nobody has booked a product of yours yet."
export const addProduct = "ADD PRODUCT"
export const accept = "ACCEPT"
export const acceptOf = (buyer: string, product: string) => `ACCEPT: ${isolate(buyer)}, ${isolate(product)}`
export const accepted = (buyer: string) => `It is kept for ${isolate(buyer)}. Agree where and when you meet.`
export const decline = "DECLINE"
export const declineOf = (buyer: string, product: string) => `DECLINE: ${isolate(buyer)}, ${isolate(product)}`
export const declined = (buyer: string) => `${isolate(buyer)} has been told.`
export const seeDeal = "SEE DEAL"
export const seeDealOf = (buyer: string, product: string) =>
  `SEE DEAL: ${isolate(buyer)}, ${isolate(product)}`
export const bought = (count: number) => (count === 1 ? "1 deal completed" : `${count} deals completed`)
export const didNotCome = (count: number) =>
  count === 1 ? "did not come once" : `did not come ${count} times`
export const didNotPay = (count: number) =>
  count === 1 ? "did not pay an agreed price once" : `did not pay an agreed price ${count} times`
export const isNew = "new here"
export const until = (time: string) => `Until ${time}`

/** What comes next, for the seller. */
export const next = {
  booked: "Wants it. You need not do anything; a message helps.",
  requested: "Asks to pay in cash when you meet. ACCEPT keeps it for this buyer for 7 days.",
  reserved: "Kept for this buyer. Agree where and when you meet.",
  paying: "A payment is under way.",
  paid: "Paid. Meet the buyer and hand it over.",
  sent: "On its way to the buyer.",
  delivered: "Handed over. The buyer may still say that something is wrong.",
  disputed: "The buyer says that something is wrong. Backline reads what both of you say, and decides.",
  completed: "Completed.",
  refunded: "The money went back to the buyer.",
  cancelled: "Ended without a sale.",
}
export const toSend = "Paid. Send it, and write the tracking code in the deal."
export const disputeToAnswer =
  "The buyer says that something is wrong. Answer in the deal, then Backline decides."
export const meetingToAgree = "The buyer proposes a meeting. AGREE in the deal, or propose another."
export const meetingAt = (place: string, time: string) => `You meet at ${isolate(place)}, ${time}.`
