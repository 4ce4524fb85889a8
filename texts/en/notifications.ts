import type { NotificationWords } from "../../contract/notification-words.ts"
import type { NotificationKind, NotificationType } from "../../contract/notifications.ts"

/** What each tells, in the bell, in push and in mails. */
export const sentences: Record<NotificationType, (of: NotificationWords) => string> = {
  "booking-made": ({ actor, product }) => `${actor} booked your ${product}.`,
  "booking-withdrawn": ({ actor, product }) =>
    `${actor} no longer wants your ${product}: the booking is withdrawn.`,
  "product-paid": ({ actor, product, price }) => `${actor} paid ${price} for your ${product}. It is sold.`,
  "payment-made": ({ product, price }) => `You paid ${price} for ${product}. It is yours.`,
  "payment-due": ({ product }) => `You booked ${product} and have not paid yet. It is still available.`,
  "payment-given-back": ({ product, price }) =>
    `Your payment of ${price}${product && ` for ${product}`} does not count. You are not charged for it: what was taken or held goes back within 10 days, the way you paid. You need not do anything.`,
  "deal-to-hand-over": ({ product, until }) =>
    `${product} is paid. Please hand it over or send it by ${until}, and say so in the deal; after that the buyer gets the money back.`,
  "deal-sent": ({ actor, product }) =>
    `${actor} has sent ${product}. You find the tracking code in the deal.`,
  "deal-delivered": ({ product }) =>
    `${product} should be with you. Is it as described? Please say so within three days.`,
  "deal-ending": ({ product }) =>
    `Tomorrow the deal about ${product} is completed. If something is wrong with it, say so today.`,
  "deal-completed": ({ product, price }) =>
    `The deal about your ${product} is completed${price ? `. The buyer's bank took ${price} of it back, which you do not get.` : ": the money is yours."}`,
  "deal-refunded": ({ product, price }) =>
    `The deal about ${product} has ended. The buyer gets all of the money back${price && `: ${price} of it from their bank`}.`,
  "refund-paid": ({ product, price }) =>
    `We gave you back ${price} for ${product}, the way you paid or as we agreed with you.`,
  "dispute-opened": ({ actor, product }) =>
    `${actor} says that something is wrong with ${product}. Please answer within 48 hours: then Backline decides who gets the money.`,
  "dispute-to-answer": ({ product, until }) =>
    `The buyer says that something is wrong with ${product}. Please answer by ${until}: then Backline decides without you.`,
  "dispute-answered": ({ actor, product }) =>
    `${actor} wrote about what is wrong with ${product}. You can answer until Backline decides.`,
  "dispute-decided": ({ product }) =>
    `Backline has decided about ${product}. You find the decision, and why, in the deal.`,
  "dispute-due": ({ product }) => `A dispute about ${product} waits for your decision.`,
  "cash-asked": ({ actor, product }) =>
    `${actor} wants to pay in cash for your ${product}. ACCEPT or DECLINE within 24 hours.`,
  "cash-chosen": ({ actor, product }) =>
    `${actor} pays for ${product} in cash when you meet. Agree where and when.`,
  "cash-accepted": ({ actor, product }) =>
    `${actor} keeps ${product} for you. Agree where and when you meet.`,
  "cash-declined": ({ product }) => `The seller does not take cash for ${product}. You can still pay online.`,
  "cash-unanswered": ({ product }) =>
    `The seller of ${product} did not say in time whether you can pay in cash. Ask again, or pay online.`,
  "meeting-proposed": ({ actor, product }) => `${actor} proposes where and when to meet about ${product}.`,
  "meeting-agreed": ({ actor, product }) => `${actor} agreed to meet you about ${product}.`,
  "deal-price-lowered": ({ product, price, wasPrice }) =>
    `${product} is ${price} for you now, instead of ${wasPrice}.`,
  "deal-cancelled": ({ product }) => `The deal about ${product} was cancelled. Nothing was charged.`,
  "deal-objected": ({ product }) =>
    `The seller says that ${product} was handed over for cash, the buyer says that it was not. Please look at what happened.`,
  "deal-on-hold": ({ product }) =>
    `We are looking at the payment for ${product}. What is not handed over or sent yet waits until we have.`,
  "deal-cleared": ({ product, price, wasPrice }) => {
    if (price)
      return `The bank decided for the buyer: ${price} for ${product} went back for good. The seller does not get it. What comes next is in the deal.`
    return wasPrice
      ? `The bank decided for the seller of ${product} after all: the buyer does not keep the ${wasPrice}.`
      : `We have looked at the payment for ${product}: the deal stands, and whatever waited goes on.`
  },
  "hold-to-clear": ({ product }) =>
    `The deal about ${product} is on hold. Please look at its payment, then clear it or give it back.`,
  "refund-failed": ({ product, price }) =>
    `The refund of ${price} for ${product} failed. Please see why, and what to do about it.`,
  "refund-late": ({ product, price }) =>
    `The refund of ${price} for ${product} is under way for three days. Please look where it is.`,
  "payment-unknown": ({ product, price }) =>
    `The gateway does not say whether ${price} was paid for ${product}. Please look in its portal.`,
  "late-money": ({ product, price }) =>
    `${price} came that pays for nothing: ${product}. It goes back to its buyer by itself.`,
  "chargeback-opened": ({ product, price }) =>
    `The buyer's bank asks for ${price} back: ${product}. Please answer it in the provider's portal.`,
  "sale-charged-back": ({ product, price, wasPrice }) =>
    wasPrice
      ? `The deal about your ${product} is completed. The buyer's bank has ${price} of it and has not decided${price === wasPrice ? "" : "; the rest is yours"}. Keep what shows that you handed it over.`
      : `The buyer's bank asks for ${price} back: ${product}. What it takes leaves your balance until it decides. Keep what shows that you handed it over.`,
  "sale-stands": ({ product, price }) =>
    `The buyer's bank asked for ${price} back, and has decided for you: the sale of ${product} stands. What was taken for it returns to your balance.`,
  "sale-lost": ({ product, price }) =>
    `The buyer's bank has decided for the buyer of ${product}. ${price ? `${price} has left your balance for good.` : "What it took is not yours any more."}`,
  "chargeback-closed": ({ product, price }) =>
    `The bank has decided about ${price} for ${product}. See how, and whether the deal still waits for you.`,
  "chargeback-unknown": ({ product, price }) =>
    `The card provider no longer tells about ${price} that a bank asks for: ${product}. Please say how the bank decides.`,
  "meeting-ahead": ({ product, until }) => `You meet about ${product} on ${until}. See where.`,
  "deal-expiring": ({ product, until }) => `The deal about ${product} ends on ${until} unless someone acts.`,
  "review-open": ({ product }) => `How was the deal about ${product}? You can write a review for 14 days.`,
  "review-published": ({ product }) =>
    `There is a review of you for the deal about ${product}. Read it, and reply if you like.`,
  "review-taken-down": ({ product }) =>
    `Backline took down your review of the deal about ${product}. Nobody else sees it any more.`,
  "no-show-contested": ({ actor, product }) =>
    `${actor} says that it was you who did not come to meet about ${product}. It counts for neither of you.`,
  "payout-paid": ({ price }) => `We paid you ${price}.`,
  "payout-failed": ({ price }) =>
    `The ${price} that we sent you came back. It is in your balance again: please check your payout account.`,
  "payout-late": ({ price }) =>
    `A seller has waited for ${price} longer than allowed. Please pay it out today.`,
  "offer-made": ({ actor, product, price }) => `${actor} offers ${price} for your ${product}.`,
  "offer-countered": ({ actor, product, price }) => `${actor} asks ${price} for ${product}.`,
  "offer-agreed": ({ actor, product, price }) =>
    `${actor} agrees: ${product} for ${price}. It is kept for 3 days.`,
  "offer-declined": ({ actor, product, price }) => `${actor} does not agree to ${price} for ${product}.`,
  "offer-withdrawn": ({ actor, product, price }) => `${actor} withdrew the offer of ${price} for ${product}.`,
  "offer-void": ({ product }) =>
    `The offer for ${product} has ended: it is kept for someone else, or its price fell.`,
  "offer-expiring": ({ product, price }) =>
    `The offer of ${price} for ${product} ends in 12 hours. Please answer.`,
  "message-written": ({ actor, product }) => `${actor} wrote to you about ${product}.`,
  "support-answered": () => "We answered your message.",
  "support-written": () => "Someone has written to Backline. Please answer.",
  "price-changed": ({ product, price, wasPrice }) =>
    `${product}, which you booked, now costs ${price} instead of ${wasPrice}.`,
  "product-gone": ({ product }) => `${product}, which you wanted, is no longer available.`,
  "product-sold": ({ product }) => `${product}, which you wanted, was sold to someone else.`,
  "product-removed": ({ product }) =>
    `Backline removed your ${product}. If you think that this is a mistake, please write to us.`,
  "seller-verified": () => "You are a verified seller now.",
  "verification-ended": () => "You are no longer a verified seller.",
  "account-suspended": ({ until }) =>
    `Your account is suspended${until && ` until ${until}`}. What is under way goes on. Your dashboard says why.`,
  "suspension-lifted": () => "Your account is no longer suspended. Everything is as it was before.",
  "conversation-reported": ({ product }) =>
    `A conversation about ${product} was reported. Please look at it.`,
  "report-unfounded": ({ product }) =>
    `You reported a conversation about ${product}. We have looked at it, and found nothing against our rules.`,
  "report-warned": ({ product }) =>
    `You reported a conversation about ${product}. You were right: we have warned the other person.`,
  "report-suspended": ({ product }) =>
    `You reported a conversation about ${product}. You were right: we have suspended the other person.`,
  "account-warned": () =>
    "What you wrote to someone is against our rules. If it happens again, we can suspend your account.",
  "search-matched": ({ product, price, wasPrice }) =>
    wasPrice
      ? `${product}, which a search of yours found, now costs ${price} instead of ${wasPrice}.`
      : `There is one: a search that you saved has found ${product} for ${price}.`,
  "searches-matched": () => "Searches that you saved have found new products.",
  "price-dropped": ({ product, price, wasPrice }) =>
    `${product} on your wishlist now costs ${price} instead of ${wasPrice}.`,
  "available-again": ({ product }) => `${product}, which you booked, is available again.`,
  "listed-again": ({ product, price }) => `${product} on your wishlist is for sale again, for ${price}.`,
}

export const kinds: Record<NotificationKind, string> = {
  bookings: "Bookings, new offers, meetings",
  payments: "Payments",
  messages: "Messages",
  alerts: "Saved searches and your wishlist",
  products: "Booked products, offers, reviews",
  account: "Your account",
}
