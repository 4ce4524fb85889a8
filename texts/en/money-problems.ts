import * as format from "./format.ts"

// payouts

export const payoutPending = "A payout to this seller is under way. Say first whether it arrived."
export const otherBalance = (balance: number) =>
  `The balance has changed meanwhile: it is ${format.balance(balance)}. Please look again.`
export const freshAccount =
  "This seller changed their payout account less than 72 hours ago. Please wait: they may tell us that it was not them."
export const bankDecides =
  "A bank still decides about a payment of this seller, and may give the money back. Please wait until it has."
export const unknownPayout = "There is no such payout."
export const payoutIs = {
  pending: "This payout is on its way. Please look again.",
  paid: "This payout was marked as arrived meanwhile. Please look again.",
  failed: "This payout was marked as come back meanwhile. Please look again.",
}
const refundIsUnderWay =
  "The gateway has taken this refund and may still pay it. Look there first; only what it refuses can be sent again."
export const refundIs = {
  requested: "This refund is being sent. Please look again.",
  sent: refundIsUnderWay,
  done: "This refund has reached its buyer meanwhile. Please look again.",
  failed: "This refund has failed. Please look again.",
  byHand: "This refund was paid by hand meanwhile. Please look again.",
  byBank: "This refund was closed meanwhile: the buyer has it from their bank. Please look again.",
}
export const bankHasAll = "The buyer's bank has all of this money. Do not pay it; press GIVEN BY THE BANK."
export const bankHasPart =
  "What the buyer's bank has of this money has changed. Please look at the list again before you pay."
export const bankHasNotAll = "The buyer's bank does not have all of this money. Please look again."
export const paymentIs = {
  claimed: "The gateway is still asked about this payment. Please look again.",
  captured: "This payment now counts as paid. Please look again.",
  released: "This payment now counts as not paid. Please look again.",
  refunded: "This payment has gone back to its buyer meanwhile. Please look again.",
}
export const unknownChargeback = "There is nothing like that for a bank to decide about."
export const chargebackIs = {
  open: "The card provider tells about this again, and will say how the bank decides. Please look again.",
  won: "The bank has decided for you meanwhile. Please look again.",
  lost: "The bank has decided for the buyer meanwhile. Please look again.",
}
export const refundFirst =
  "A refund of this payment is still under way. See that it arrives first, then say that the bank gave the money back."
export const accountInUse =
  "A payout to this account is on its way. Please wait until it has arrived, then change the account."
export const balanceOpen =
  "This person's balance is not zero. On the Money page, pay it out or write off what they owe. Then remove the account."
