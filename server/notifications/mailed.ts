import type { MailKind } from "../../contract/mails.ts"
import type { NotificationType } from "../../contract/notifications.ts"
import { minute } from "../process/durations.ts"

type Mailed = {
  kind: MailKind
  delay: number
}

/** Types that are mailed from the notification; for some others, the act itself queues a more detailed mail. */
const mailed = {
  "payment-due": { kind: "money", delay: 0 },
  "payment-given-back": { kind: "money", delay: 0 },
  "deal-to-hand-over": { kind: "money", delay: 0 },
  "deal-sent": { kind: "money", delay: 0 },
  "deal-delivered": { kind: "money", delay: 0 },
  "deal-ending": { kind: "money", delay: 0 },
  "deal-completed": { kind: "money", delay: 0 },
  "deal-refunded": { kind: "money", delay: 0 },
  "refund-paid": { kind: "money", delay: 0 },
  "dispute-opened": { kind: "money", delay: 0 },
  "dispute-to-answer": { kind: "money", delay: 0 },
  "dispute-answered": { kind: "money", delay: 0 },
  "dispute-decided": { kind: "money", delay: 0 },
  "dispute-due": { kind: "money", delay: 0 },
  "deal-cancelled": { kind: "booking", delay: 0 },
  "deal-objected": { kind: "booking", delay: 0 },
  "cash-asked": { kind: "booking", delay: 0 },
  "cash-chosen": { kind: "booking", delay: 0 },
  "cash-accepted": { kind: "booking", delay: 0 },
  "cash-declined": { kind: "booking", delay: 0 },
  "cash-unanswered": { kind: "booking", delay: 0 },
  "meeting-proposed": { kind: "booking", delay: 0 },
  "meeting-agreed": { kind: "booking", delay: 0 },
  "meeting-ahead": { kind: "booking", delay: 0 },
  "deal-expiring": { kind: "booking", delay: 0 },
  "review-open": { kind: "product", delay: 0 },
  "review-published": { kind: "product", delay: 0 },
  "review-taken-down": { kind: "product", delay: 0 },
  "no-show-contested": { kind: "booking", delay: 0 },
  "deal-price-lowered": { kind: "booking", delay: 0 },
  "deal-on-hold": { kind: "money", delay: 0 },
  "deal-cleared": { kind: "money", delay: 0 },
  "hold-to-clear": { kind: "money", delay: 0 },
  "refund-failed": { kind: "money", delay: 0 },
  "refund-late": { kind: "money", delay: 0 },
  "payment-unknown": { kind: "money", delay: 0 },
  "late-money": { kind: "money", delay: 0 },
  "chargeback-opened": { kind: "money", delay: 0 },
  "sale-charged-back": { kind: "money", delay: 0 },
  "sale-stands": { kind: "money", delay: 0 },
  "sale-lost": { kind: "money", delay: 0 },
  "chargeback-closed": { kind: "money", delay: 0 },
  "chargeback-unknown": { kind: "money", delay: 0 },
  "payout-paid": { kind: "money", delay: 0 },
  "payout-failed": { kind: "money", delay: 0 },
  "payout-late": { kind: "money", delay: 0 },
  "offer-made": { kind: "booking", delay: 0 },
  "offer-countered": { kind: "product", delay: 0 },
  "offer-agreed": { kind: "money", delay: 0 },
  "offer-declined": { kind: "product", delay: 0 },
  "offer-void": { kind: "product", delay: 0 },
  "offer-expiring": { kind: "product", delay: 0 },
  "message-written": { kind: "conversation", delay: 10 * minute },
  "search-matched": { kind: "alert", delay: 0 },
  "searches-matched": { kind: "alert", delay: 0 },
  "price-dropped": { kind: "alert", delay: 0 },
  "available-again": { kind: "alert", delay: 0 },
  "listed-again": { kind: "alert", delay: 0 },
  "product-removed": { kind: "account", delay: 0 },
  "seller-verified": { kind: "account", delay: 0 },
  "verification-ended": { kind: "account", delay: 0 },
  "conversation-reported": { kind: "account", delay: 0 },
  "report-unfounded": { kind: "account", delay: 0 },
  "report-warned": { kind: "account", delay: 0 },
  "report-suspended": { kind: "account", delay: 0 },
  "account-warned": { kind: "account", delay: 0 },
} as const satisfies Partial<Record<NotificationType, Mailed>>

export type MailedType = keyof typeof mailed

export function mailedAs(type: MailedType): Mailed {
  return mailed[type]
}

/** A type that many people can cause at once is pushed only when it is mailed. */
export function isPushedWithMail(type: NotificationType) {
  return type === "conversation-reported"
}

export function isMailed(type: NotificationType): type is MailedType {
  return type in mailed
}
