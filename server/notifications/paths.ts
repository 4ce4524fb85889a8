import type { NotificationType } from "../../contract/notifications.ts"
import { productPath } from "../../contract/product-path.ts"
import type { NotificationRow } from "./notifications.ts"

type Target = Pick<NotificationRow, "userId" | "productId" | "productName" | "subjectId">

const paths: Record<NotificationType, (target: Target) => string> = {
  "booking-made": () => "/dashboard/myproducts",
  "booking-withdrawn": () => "/dashboard/myproducts",
  "product-paid": () => "/dashboard/myproducts",
  "payment-made": () => "/dashboard/myorders",
  "payment-due": ({ subjectId }) => `/dashboard/payment/${subjectId}`,
  "payment-given-back": (target) => (target.subjectId ? pathOfDeal(target) : "/dashboard/myorders"),
  "payout-paid": () => "/dashboard/payouts",
  "payout-failed": () => "/dashboard/payouts",
  "payout-late": () => "/dashboard/money",
  "deal-on-hold": pathOfDeal,
  "deal-cleared": pathOfDeal,
  "hold-to-clear": () => "/dashboard/money",
  "refund-failed": () => "/dashboard/money",
  "refund-late": () => "/dashboard/money",
  "payment-unknown": () => "/dashboard/money",
  "late-money": pathOfDeal,
  "chargeback-opened": pathOfDeal,
  "sale-charged-back": pathOfDeal,
  "sale-stands": pathOfDeal,
  "sale-lost": pathOfDeal,
  "chargeback-closed": pathOfDeal,
  "chargeback-unknown": () => "/dashboard/money",
  "deal-to-hand-over": pathOfDeal,
  "deal-sent": pathOfDeal,
  "deal-delivered": pathOfDeal,
  "deal-ending": pathOfDeal,
  "deal-completed": pathOfDeal,
  "deal-refunded": pathOfDeal,
  "refund-paid": pathOfDeal,
  "dispute-opened": pathOfDeal,
  "dispute-to-answer": pathOfDeal,
  "dispute-answered": pathOfDeal,
  "dispute-decided": pathOfDeal,
  "dispute-due": pathOfDeal,
  "deal-cancelled": pathOfDeal,
  "deal-objected": pathOfDeal,
  "cash-asked": pathOfDeal,
  "cash-chosen": pathOfDeal,
  "cash-accepted": pathOfDeal,
  "cash-declined": pathOfDeal,
  "cash-unanswered": pathOfDeal,
  "meeting-proposed": pathOfDeal,
  "meeting-agreed": pathOfDeal,
  "meeting-ahead": pathOfDeal,
  "deal-expiring": pathOfDeal,
  "review-open": pathOfDeal,
  "review-published": pathOfDeal,
  "review-taken-down": pathOfDeal,
  "no-show-contested": pathOfDeal,
  "deal-price-lowered": pathOfDeal,
  "message-written": pathOfConversation,
  "support-answered": ({ subjectId }) => `/messages/support/${subjectId}`,
  "support-written": ({ subjectId }) => `/dashboard/contact/${subjectId}`,
  "price-changed": () => "/dashboard/myorders",
  "product-gone": ({ subjectId }) => (subjectId ? "/dashboard/myorders" : "/dashboard/wishlist"),
  "product-sold": pathOfProduct,
  "product-removed": () => "/dashboard/myproducts",
  "offer-made": () => "/dashboard/offers",
  "offer-countered": () => "/dashboard/offers",
  "offer-agreed": () => "/dashboard/offers",
  "offer-declined": () => "/dashboard/offers",
  "offer-withdrawn": () => "/dashboard/offers",
  "offer-void": () => "/dashboard/offers",
  "offer-expiring": () => "/dashboard/offers",
  "seller-verified": ({ userId }) => `/sellers/${userId}`,
  "verification-ended": ({ userId }) => `/sellers/${userId}`,
  "account-suspended": () => "/dashboard",
  "suspension-lifted": () => "/dashboard",
  "conversation-reported": ({ subjectId }) => `/dashboard/contact/${subjectId}?report`,
  "report-unfounded": pathOfConversation,
  "report-warned": pathOfConversation,
  "report-suspended": pathOfConversation,
  "account-warned": () => "/legal",
  "search-matched": pathOfProduct,
  "searches-matched": () => "/dashboard/searches",
  "price-dropped": pathOfProduct,
  "available-again": () => "/dashboard/myorders",
  "listed-again": pathOfProduct,
}

function pathOfDeal({ subjectId }: Target) {
  return `/dashboard/deals/${subjectId}`
}

function pathOfConversation({ subjectId }: Target) {
  return `/messages/${subjectId}`
}

function pathOfProduct({ productId, productName }: Target) {
  return productPath({ _id: productId ?? "", productName: productName ?? "" })
}

export function pathOf({ type, ...target }: Target & Pick<NotificationRow, "type">) {
  return paths[type](target)
}
