import { z } from "zod"
import { Id, Page } from "./fields.ts"
import { PhotoSize } from "./images.ts"
import { Unread } from "./messages.ts"

/** Categories for which a person chooses mail and push. */
export const notificationKinds = [
  "bookings",
  "payments",
  "messages",
  "alerts",
  "products",
  "account",
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const kindOf = {
  "booking-made": "bookings",
  "booking-withdrawn": "bookings",
  "product-paid": "payments",
  "payment-made": "payments",
  "payment-due": "payments",
  /** To the buyer: the payment bought nothing and is refunded. */
  "payment-given-back": "payments",
  "payout-paid": "payments",
  "payout-failed": "payments",
  "payout-late": "payments",
  "deal-on-hold": "payments",
  "deal-cleared": "payments",
  "hold-to-clear": "payments",
  "refund-failed": "payments",
  "refund-late": "payments",
  "payment-unknown": "payments",
  "late-money": "payments",
  "chargeback-opened": "payments",
  /** To the seller of a completed deal, who bears the chargeback. */
  "sale-charged-back": "payments",
  "sale-stands": "payments",
  "sale-lost": "payments",
  "chargeback-closed": "payments",
  "chargeback-unknown": "payments",
  /** The product is paid and has to be sent or handed over. */
  "deal-to-hand-over": "payments",
  "deal-sent": "payments",
  "deal-delivered": "payments",
  /** The time to object is almost over. */
  "deal-ending": "payments",
  "deal-completed": "payments",
  "deal-refunded": "payments",
  "refund-paid": "payments",
  "dispute-opened": "payments",
  /** To a seller who has not answered yet. */
  "dispute-to-answer": "payments",
  "dispute-answered": "payments",
  "dispute-decided": "payments",
  "dispute-due": "payments",
  "deal-cancelled": "bookings",
  /** To admins: the buyer says that the product was not handed over for cash. */
  "deal-objected": "bookings",
  "cash-asked": "bookings",
  "cash-chosen": "bookings",
  "cash-accepted": "bookings",
  "cash-declined": "bookings",
  "cash-unanswered": "bookings",
  "meeting-proposed": "bookings",
  "meeting-agreed": "bookings",
  "meeting-ahead": "bookings",
  "deal-expiring": "bookings",
  "review-open": "products",
  "review-published": "products",
  /** To the author of the review. */
  "review-taken-down": "products",
  "no-show-contested": "bookings",
  "deal-price-lowered": "bookings",
  "message-written": "messages",
  "support-answered": "messages",
  "support-written": "messages",
  "price-changed": "products",
  "product-gone": "products",
  "product-sold": "products",
  "offer-made": "bookings",
  "offer-countered": "products",
  "offer-agreed": "payments",
  "offer-declined": "products",
  "offer-withdrawn": "bookings",
  "offer-void": "products",
  "offer-expiring": "products",
  /** To the seller: an admin removed the product. */
  "product-removed": "account",
  "seller-verified": "account",
  "verification-ended": "account",
  "account-suspended": "account",
  "suspension-lifted": "account",
  /** To admins. */
  "conversation-reported": "account",
  /** To the reporter: nothing wrong was found, or the other person was warned or suspended. */
  "report-unfounded": "account",
  "report-warned": "account",
  "report-suspended": "account",
  "account-warned": "account",
  "search-matched": "alerts",
  /** Several products, found by saved searches that notify once a day. */
  "searches-matched": "alerts",
  "price-dropped": "alerts",
  "available-again": "alerts",
  /** About a product on the reader's wishlist. */
  "listed-again": "alerts",
} as const satisfies Record<string, NotificationKind>
export type NotificationType = keyof typeof kindOf

const NotificationType = z.literal(Object.keys(kindOf).filter(isType))

function isType(name: string): name is NotificationType {
  return name in kindOf
}

export const Notification = z
  .object({
    _id: Id,
    type: NotificationType,
    actor: z.object({ _id: Id, name: z.string() }).optional(),
    product: z
      .object({ _id: Id, name: z.string(), photo: z.string(), photoSizes: z.array(PhotoSize) })
      .optional(),
    path: z.string().meta({ description: "Of the page that it leads to, without a language" }),
    price: z.number().optional().meta({ description: "BDT" }),
    wasPrice: z.number().optional().meta({ description: "BDT" }),
    until: z.iso.datetime().optional().meta({ description: "When they meet, or when it ends by itself" }),
    createdAt: z.iso.datetime(),
    readAt: z.iso.datetime().optional(),
  })
  .meta({ id: "Notification" })
export type Notification = z.infer<typeof Notification>

export const Notifications = z.array(Notification)

export const NotificationsPage = Page

export const UnreadNotifications = Unread

export const ReadNotifications = z
  .union([
    z.object({ ids: z.array(Id).min(1).max(100) }),
    z.object({
      all: z.literal(true),
      upTo: Id.optional().meta({ description: "The newest that one has seen: what came since stays unread" }),
    }),
  ])
  .meta({ id: "ReadNotifications" })
export type ReadNotifications = z.infer<typeof ReadNotifications>
