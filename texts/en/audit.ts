import type { AuditEntry } from "../../contract/audit.ts"

export const heading = "Audit Log"
export const explanation = "What admins did, and every step of money. Nobody can change it."
export const theLog = "The audit log"
export const none = "Nothing has happened yet."
export const columns = { when: "When", what: "What", by: "By", about: "About", amount: "Amount" }
export const itself = "Backline itself"
export const acts: Record<AuditEntry["act"], string> = {
  "seller verified": "Seller verified",
  "verification ended": "Verification ended",
  "admin made": "Admin made",
  "admin role ended": "Admin role ended",
  "seller removed": "Seller removed",
  "buyer removed": "Buyer removed",
  "seller suspended": "Seller suspended",
  "buyer suspended": "Buyer suspended",
  "suspension lifted": "Suspension lifted",
  "product removed": "Product removed",
  "sessions ended": "Sessions ended",
  "message removed": "Message removed",
  "support answered": "Message answered",
  "support closed": "Conversation closed",
  "support reopened": "Conversation reopened",
  "mails sent again": "Mails sent again",
  "payment opened": "Payment opened",
  "payment claimed": "Payment claimed",
  "payment captured": "Payment captured",
  "payment released": "Payment released",
  "payment given back": "Payment given back",
  "payout account changed": "Payout account changed",
  "payout begun": "Payout begun",
  "payout paid": "Payout arrived",
  "payout failed": "Payout came back",
  "balance written off": "Debt of a seller written off",
  "deal cleared": "Deal cleared, no longer on hold",
  "deal refunded": "Deal refunded by an admin",
  "dispute decided for the buyer": "Dispute decided for the buyer",
  "dispute decided for the seller": "Dispute decided for the seller",
  "dispute decided for both": "Dispute decided, a part for each",
  "refund sent again": "Refund sent again",
  "refund paid by hand": "Refund paid by hand",
  "refund given by bank": "Refund given by the buyer's bank",
  "payment decided by hand": "Payment looked up at its gateway",
  "chargeback closed by hand": "Chargeback closed by hand",
  "review taken down": "A review of theirs taken down",
  "reported conversation read": "Conversation read that they were reported for",
  "report closed": "Report against them closed",
}
