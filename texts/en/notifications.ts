import type { NotificationType, NotificationWords } from "../../contract/notifications.ts"

/** What each tells, in the bell, in push and in mails. */
export const sentences: Record<NotificationType, (of: NotificationWords) => string> = {
  "booking-made": ({ actor, product }) => `${actor} booked your “${product}”.`,
  "booking-withdrawn": ({ actor, product }) =>
    `${actor} no longer wants your “${product}”: the booking is withdrawn.`,
  "product-paid": ({ actor, product, price }) => `${actor} paid ${price} for your “${product}”. It is sold.`,
  "payment-made": ({ product, price }) => `You paid ${price} for “${product}”. It is yours.`,
  "payment-due": ({ product }) => `You booked “${product}” and have not paid yet. It is still available.`,
  "message-written": ({ actor, product }) => `${actor} wrote to you about “${product}”.`,
  "price-changed": ({ product, price, wasPrice }) =>
    `“${product}”, which you booked, now costs ${price} instead of ${wasPrice}.`,
  "product-gone": ({ product }) => `“${product}”, which you booked, is no longer available.`,
  "product-sold": ({ product }) => `“${product}”, which you wanted, was sold to someone else.`,
  "seller-verified": () => "You are a verified seller now.",
  "verification-ended": () => "You are no longer a verified seller.",
}
