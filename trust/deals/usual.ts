import type { DealState } from "../../contract/deal-states.ts"
import type { ActName } from "./acts.ts"

const pays = ["card", "checkout", "checkout"] as const
const answersOffer = ["agree to offer", "decline offer", "withdraw offer", "counter offer"] as const
const meets = ["seller proposes", "propose", "agree to meet", "agree to meet"] as const
const afterwards = ["book", "pay on page", "review"] as const

/** Usual acts by state, weighted by repetition. */
export const usual: Record<DealState, readonly ActName[]> = {
  booked: [
    ...pays,
    "cash",
    "cash",
    "cash",
    "offer",
    "offer",
    "take price",
    "by courier",
    "by courier",
    "by courier",
    "by hand",
    "cancel",
    "forget",
    "pay on page",
  ],
  requested: [
    ...pays,
    "seller accepts",
    "seller accepts",
    "seller accepts",
    "seller declines",
    "take back",
    "offer",
    "cancel",
  ],
  reserved: [
    ...pays,
    ...meets,
    "cash",
    "seller lowers",
    "hand over",
    "hand over",
    "seller delivered",
    "received",
    "cancel",
    "seller cancels",
    "nobody came",
    "seller waited",
    "pay on page",
  ],
  paying: [
    "pay on page",
    "pay on page",
    "pay on page",
    "fail on page",
    "cancel on page",
    "pay later",
    "come back",
    "checkout",
    "card",
  ],
  paid: [
    ...meets,
    "seller sends",
    "seller sends",
    "hand over",
    "seller delivered",
    "received",
    "refund",
    "seller refunds",
    "admin refunds",
    "come back",
    "forget",
  ],
  sent: ["dispute", "seller delivered", "received", "seller refunds", "admin refunds"],
  delivered: ["dispute", "dispute", "received", "object", "seller refunds", "admin refunds"],
  disputed: [
    "seller states",
    "admin decides",
    "admin decides",
    "admin decides",
    "withdraw dispute",
    "seller concedes",
    "received",
  ],
  completed: ["review", "seller reviews", "admin refunds", "forget", "come back"],
  refunded: afterwards,
  cancelled: afterwards,
}

/** Usual acts while an offer is open. */
export const usualOnOffer: readonly ActName[] = answersOffer
