import { z } from "zod"

export const dealStates = [
  "booked",
  "requested",
  "reserved",
  "paying",
  "paid",
  "sent",
  "delivered",
  "disputed",
  "completed",
  "refunded",
  "cancelled",
] as const
export const DealState = z.enum(dealStates)
export type DealState = z.infer<typeof DealState>

/** A product has at most one booking in one of these. */
export const takenStates = [
  "reserved",
  "paying",
  "paid",
  "sent",
  "delivered",
  "disputed",
  "completed",
] as const

export const soldStates = ["paid", "sent", "delivered", "disputed", "completed"] as const

export function isSoldState(state: DealState) {
  return soldStates.some((sold) => sold === state)
}

/** Somebody is to act until `dueAt`, or the clock does. */
export const liveStates = [
  "requested",
  "reserved",
  "paying",
  "paid",
  "sent",
  "delivered",
  "disputed",
] as const

/** What has not ended; what is only booked has no deadline. */
export const openStates = ["booked", ...liveStates] as const

/** Money of the buyer's is under way or kept for the seller: neither of them can leave. */
export function isBinding(state: DealState) {
  return isLive(state) && state !== "requested" && state !== "reserved"
}

export const bindingStates = liveStates.filter(isBinding)

export function isLive(state: DealState): state is (typeof liveStates)[number] {
  return liveStates.some((live) => live === state)
}

export function isEnded(state: DealState): state is "cancelled" | "refunded" {
  return state === "cancelled" || state === "refunded"
}
