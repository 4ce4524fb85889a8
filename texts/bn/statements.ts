import type { Account, EntryKind } from "../../contract/ledger.ts"

export const columns = {
  at: "তারিখ",
  entry: "এন্ট্রি",
  line: "লাইন",
  booking: "বুকিং",
  product: "পণ্য",
  kind: "ধরন",
  gross: "মোট",
  commission: "কমিশন",
  amount: "টাকা",
  balance: "ব্যালেন্স",
  account: "হিসাব",
  provider: "মাধ্যম",
  seller: "বিক্রেতা",
}

export const kinds: Record<EntryKind, string> = {
  capture: "পেমেন্ট",
  release: "বিক্রি",
  refund: "টাকা ফেরত",
  stray: "ফেরত যাওয়া পেমেন্ট",
  "refund-paid": "টাকা ফেরত দেওয়া হয়েছে",
  "refund-by-bank": "ব্যাংকের দেওয়া ফেরত",
  "refund-owed-again": "আবার দিতে হবে এমন ফেরত",
  chargeback: "ক্রেতার ব্যাংক টাকা ফিরিয়ে নিয়েছে",
  "chargeback-returned": "ক্রেতার ব্যাংক টাকা ফেরত দিয়েছে",
  "cash-commission": "ক্যাশে বিক্রির কমিশন",
  payout: "টাকা পাঠানো",
  "payout-paid": "টাকা পাঠানো হয়েছে",
  "payout-failed": "ফিরে আসা টাকা",
  "write-off": "মওকুফ করা দেনা",
  "debt-recovered": "মওকুফ করা দেনা শোধ",
}

export const accounts: Record<Account, string> = {
  cash: "পাওয়া টাকা",
  escrow: "লেনদেন শেষ হওয়া পর্যন্ত জমা",
  seller: "বিক্রেতাদের পাওনা",
  refunds: "ফেরত দেওয়া চলছে",
  commission: "আয় করা কমিশন",
  transit: "পাঠানো চলছে",
  "written-off": "মওকুফ করা দেনা",
}

export const providers: Record<string, string> = {
  card: "কার্ড",
  bank: "আপনার ব্যাংক অ্যাকাউন্ট",
  hand: "অন্যভাবে দেওয়া",
  sandbox: "টেস্ট মোড",
}
