import type { DealState } from "./deal-states.ts"

/** `provider`: the card provider or gateway; `clock`: a deadline that has passed. */
export const dealRoles = ["buyer", "seller", "admin", "provider", "clock"] as const
export type DealRole = (typeof dealRoles)[number]

type Row = readonly [act: string, from: DealState, to: DealState, ...who: DealRole[]]

/** Every state transition of a deal: act, old state, new state, who may do it. A database trigger refuses others. */
export const dealMoves = [
  ["cash", "booked", "requested", "buyer"],
  ["cash", "reserved", "reserved", "buyer"],
  ["take-back", "requested", "booked", "buyer"],
  ["accept", "requested", "reserved", "seller"],
  ["decline", "requested", "booked", "seller"],
  ["agree", "booked", "reserved", "buyer", "seller"],
  ["agree", "requested", "reserved", "buyer", "seller"],
  ["claim", "booked", "paying", "buyer", "provider", "clock"],
  ["claim", "requested", "paying", "buyer", "provider", "clock"],
  ["claim", "reserved", "paying", "buyer", "provider", "clock"],
  ["capture", "paying", "paid", "buyer", "admin", "provider", "clock"],
  ["give-up", "paying", "booked", "buyer", "admin", "provider", "clock"],
  ["give-up", "paying", "reserved", "buyer", "admin", "provider", "clock"],
  ["send", "paid", "sent", "seller"],
  ["handover", "paid", "delivered", "seller"],
  ["handover", "reserved", "completed", "seller"],
  ["delivered", "paid", "delivered", "seller"],
  ["delivered", "reserved", "delivered", "seller"],
  ["delivered", "sent", "delivered", "seller"],
  ["assume", "sent", "delivered", "clock"],
  ["received", "paid", "completed", "buyer"],
  ["received", "sent", "completed", "buyer"],
  ["received", "delivered", "completed", "buyer"],
  ["received", "reserved", "completed", "buyer"],
  ["complete", "delivered", "completed", "clock"],
  ["object", "delivered", "cancelled", "buyer"],
  ["dispute", "sent", "disputed", "buyer"],
  ["dispute", "delivered", "disputed", "buyer"],
  ["withdraw-dispute", "disputed", "completed", "buyer"],
  ["concede", "disputed", "refunded", "seller"],
  ["decide", "disputed", "completed", "admin"],
  ["decide", "disputed", "refunded", "admin"],
  ["refund", "paid", "refunded", "buyer", "seller", "admin"],
  ["refund", "sent", "refunded", "seller", "admin"],
  ["refund", "delivered", "refunded", "seller", "admin"],
  ["refund", "completed", "refunded", "admin"],
  ["lapse", "paid", "refunded", "clock"],
  ["lapse", "disputed", "refunded", "clock"],
  ["cancel", "booked", "cancelled", "buyer", "admin"],
  ["cancel", "requested", "cancelled", "buyer", "admin"],
  ["cancel", "reserved", "cancelled", "buyer", "seller", "admin"],
  ["no-show", "reserved", "cancelled", "buyer", "seller"],
  ["expire", "requested", "booked", "clock"],
  ["expire", "reserved", "cancelled", "clock"],
] as const satisfies readonly Row[]

export type DealMove = (typeof dealMoves)[number]
export type DealAct = DealMove[0]
