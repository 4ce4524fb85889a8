import type { Account, EntryKind } from "../../contract/ledger.ts"

/** Of a statement and of the ledger, on the page and in their files. */
export const columns = {
  at: "Date",
  entry: "Entry",
  line: "Line",
  booking: "Booking",
  product: "Product",
  kind: "Kind",
  gross: "Gross",
  commission: "Commission",
  amount: "Amount",
  balance: "Balance",
  account: "Account",
  provider: "Provider",
  seller: "Seller",
}

export const kinds: Record<EntryKind, string> = {
  capture: "Payment",
  release: "Sale",
  refund: "Refund",
  stray: "Payment that is given back",
  "refund-paid": "Refund made",
  "refund-by-bank": "Refund that the bank made",
  "refund-owed-again": "Refund owed again",
  chargeback: "Taken back by the buyer's bank",
  "chargeback-returned": "Returned by the buyer's bank",
  "cash-commission": "Commission on a cash sale",
  payout: "Payout",
  "payout-paid": "Payout made",
  "payout-failed": "Payout that came back",
  "write-off": "Debt written off",
  "debt-recovered": "Written-off debt made up",
}

export const accounts: Record<Account, string> = {
  cash: "Money received",
  escrow: "Kept until deals are completed",
  seller: "Owed to sellers",
  refunds: "Refunds under way",
  commission: "Commission earned",
  transit: "Payouts under way",
  "written-off": "Debts written off",
}

/** Where money lies, by name; others are shown as they are. */
export const providers: Record<string, string> = {
  card: "cards",
  bank: "your bank account",
  hand: "paid by hand",
  sandbox: "test mode",
}
