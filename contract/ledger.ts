/** Debit is above 0: what the operator has (`cash`), and what was given back of what others are owed. */
export const accounts = ["cash", "escrow", "seller", "refunds", "commission", "transit"] as const
export type Account = (typeof accounts)[number]

export const entryKinds = [
  "capture",
  "release",
  "refund",
  "stray",
  "refund-paid",
  "chargeback",
  "cash-commission",
  "payout",
  "payout-paid",
  "payout-failed",
] as const
export type EntryKind = (typeof entryKinds)[number]
