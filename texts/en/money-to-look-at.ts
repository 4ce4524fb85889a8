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
  "Look at the payment at its provider first. The deal stands, and the buyer is told, and so is the seller of a deal that is not completed. What the buyer's bank keeps, the seller does not get."
export const cleared = "The deal stands."
export const refund = "REFUND"
export const refunding = (product: string) => `give back all that was paid for ${product}?`
export const refundingMeans =
  "The buyer gets all of it the way it came, and the deal ends. The seller keeps the product."
export const refunded = "The money is on its way back."

export const stuckRefunds = "Refunds that did not arrive"
export const stuckRefundsMean =
  "Money that belongs to a buyer. Send it again, or pay it in another way and say under which reference. The law gives ten days."
export const theRefunds = "The refunds that did not arrive"
export const refundColumns = {
  buyer: "Buyer",
  why: "What happened",
}
export const whys = {
  refused: "The provider refused it.",
  unknown: "Nobody knows whether it went out. Look in the provider's portal before you send it again.",
  "other-account":
    "The card was charged in another account than the one whose keys are set now. Give it back in the portal of that account, then press PAID BY HAND.",
  returned:
    "The bank had given it to the buyer, and then decided for you: now it has to come from you. Look in the provider's portal before you send it.",
  late: "The provider has it for more than three days. Look in its portal.",
}
export const takenByBank =
  "The buyer's bank has taken this money back itself: do not pay it a second time. Press GIVEN BY THE BANK. If it decides for you after that, the refund is listed here again."
export const partlyTakenByBank = (bank: string, rest: string) =>
  `The buyer's bank has ${bank} of this: give back by hand only the other ${rest}, then press PAID BY HAND. If it decides for you after that, the ${bank} is listed here again.`
export const retry = "SEND AGAIN"
export const retrying = (amount: string, buyer: string) => `send ${amount} to ${buyer} again?`
export const retryingMeans =
  "Look first in the provider's portal that it did not go out: sent twice, the buyer has it twice."
export const retried = "It is on its way again."
export const byHand = "PAID BY HAND"
export const byHandTitle = (amount: string, buyer: string) => `You gave ${buyer} ${amount} back`
export const byBank = "GIVEN BY THE BANK"
export const givingByBank = (amount: string, buyer: string) =>
  `say that ${buyer} has ${amount} from their bank?`
export const givenByBankMeans =
  "You owe them nothing of it. If the bank decides for you after that, the refund is listed here again."
export const givenByBank = "It is closed, and the buyer has it from their bank."
export const reference = "Reference"
export const referenceHint = "The number of the transfer, at your bank or wallet"
export const keepByHand = "SAVE"
export const paidByHand = "The buyer is told that the money is there."

export const unknownPayments = "Was it paid?"
export const unknownPaymentsMean =
  "The gateway does not say whether it took this money, and the product is kept meanwhile. Look for the transaction in its portal, of a card also in the account of earlier keys, and say here what you see."
export const thePayments = "Payments that a gateway does not tell of"
export const paid = "IT WAS PAID"
export const paidTitle = (amount: string, buyer: string) => `${buyer} paid ${amount}`
export const paidHint = "The number of the transfer in the portal, like 8N7A6D5EE"
export const savePaid = "SAVE"
export const nowPaid = "The deal goes on as paid."
export const notPaid = "NOT PAID"
export const notPaidAct = (buyer: string, amount: string) => `say that ${buyer} did not pay ${amount}?`
export const notPaidMeans =
  "Only when the portal shows no such payment. The product is free again; should the money turn up later, it goes back."
export const nowNotPaid = "The product is free again."

export const holdWhy = "Why"
export const looksRisky = "The gateway calls the payment risky."
export const chargebacks = {
  open: (amount: string) => `The buyer's bank asks for ${amount}. Answer it in the provider's portal.`,
  won: (amount: string) => `The bank decided for you about ${amount}: clear the deal.`,
  lost: (amount: string) =>
    `The bank gave the buyer ${amount} for good. REFUND ends the deal; nothing goes out twice.`,
}

export const unknownChargebacks = "How did the bank decide?"
export const unknownChargebacksMean =
  "A buyer's bank asks for this money, and the card provider no longer tells about it: the keys were changed. Look in the portal of the earlier account, and say here how it ends."
export const theChargebacks = "Chargebacks without news"
export const withTheBank = "The bank has taken the money."
export const notTaken = "As far as we know, the bank has not taken the money."
export const won = "WON"
export const wonTitle = (amount: string) => `The bank left you ${amount}, and the money is in your account`
export const lost = "LOST"
export const lostTitle = (amount: string) => `The bank gave the buyer ${amount} for good`
export const decisionHint = "Where it is written: the number of the dispute, or of the bank's letter"
export const saveDecision = "SAVE"
export const nowWon = "It is closed, and the money is where it was."
export const nowLost = "It is closed, and the money is the buyer's."
