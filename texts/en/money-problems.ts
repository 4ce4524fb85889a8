// payouts

export const payoutPending = "A payout to this seller is under way. Say first whether it arrived."
export const otherBalance = "The balance has changed meanwhile. Please look again."
export const freshAccount =
  "This seller changed their payout account less than 72 hours ago. Please wait: they may tell us that it was not them."
export const bankDecides =
  "A bank still decides about a payment of this seller, and may give the money back. Please wait until it has."
export const unknownPayout = "There is no such payout."
export const payoutEnded = "This payout has ended otherwise meanwhile. Please look again."
export const refundIsUnderWay =
  "The gateway has taken this refund and may still pay it. Look there first; only what it refuses can be sent again."
export const accountInUse =
  "A payout to this account is on its way. Please wait until it has arrived, then change the account."
export const balanceOpen =
  "This person's balance is not zero. On the Money page, pay it out or write off what they owe. Then remove the account."
