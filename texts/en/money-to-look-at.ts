export const onHold = "Deals on hold"
export const onHoldMeans =
  "Nothing is handed over or completed until you have looked at the payment at its provider. Clear it, or give the money back."
export const theHolds = "The deals on hold"
export const columns = {
  product: "Product",
  amount: "Amount",
  people: "Buyer and seller",
  since: "Since",
  transaction: "Transaction",
  action: "Action",
}
export const fromTo = (buyer: string, seller: string) => `${buyer} bought it from ${seller}`

export const clear = "CLEAR"
export const clearing = (product: string) => `clear the deal about ${product}?`
export const clearingMeans =
  "Only when the provider says that the payment is fine. Buyer and seller are told, and the deal goes on."
export const cleared = "The deal goes on."
export const refund = "REFUND"
export const refunding = (product: string) => `give back all that was paid for ${product}?`
export const refundingMeans =
  "The buyer gets all of it the way it came, and the deal ends. The seller keeps the product."
export const refunded = "The money is on its way back."
