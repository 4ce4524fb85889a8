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

/** A product has at most one booking in one of these states. */
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

/** In these states somebody has until `dueAt` to act; then a job moves the deal on. */
export const liveStates = [
  "requested",
  "reserved",
  "paying",
  "paid",
  "sent",
  "delivered",
  "disputed",
] as const

/** States of deals that have not ended; `booked` has no deadline. */
export const openStates = ["booked", ...liveStates] as const

/** Whether the buyer's money is being paid or held: neither the buyer's nor the seller's account can be removed. */
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
