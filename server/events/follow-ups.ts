import type { DealAct } from "../../contract/deal-moves.ts"
import type { EventType } from "../../contract/events.ts"
import type { JobName } from "../jobs/add-job.ts"

/** Jobs that turn an event into notifications and alerts; they get its id. */
const followUps = {
  "product listed": ["match-searches"],
  "product edited": ["match-searches"],
  "product listed again": ["make-notifications", "match-searches"],
  "payment released": ["match-searches"],
  "product withdrawn": ["make-notifications"],
  "product removed": ["make-notifications"],
  "product removed by seller": ["make-notifications"],
  "product sold elsewhere": ["make-notifications"],
  "seller removed": ["make-notifications"],
  "admin made": ["make-notifications"],
  "price changed": ["make-notifications", "match-searches"],
  "product sold": ["make-notifications"],
  "booking made": ["make-notifications"],
  "booking withdrawn": ["make-notifications"],
  "payment due": ["make-notifications"],
  "payment given back": ["make-notifications"],
  "product free again": ["match-searches"],
  "product shown again": ["match-searches"],
  "deal moved": ["make-notifications"],
  "deal due": ["make-notifications"],
  "deal put on hold": ["make-notifications"],
  "deal cleared": ["make-notifications"],
  "refund paid": ["make-notifications"],
  "refund failed": ["make-notifications"],
  "refund late": ["make-notifications"],
  "payment unknown": ["make-notifications"],
  "late money": ["make-notifications"],
  "chargeback opened": ["make-notifications"],
  "chargeback closed": ["make-notifications"],
  "chargeback unknown": ["make-notifications"],
  "offer made": ["make-notifications"],
  "offer agreed": ["make-notifications"],
  "offer declined": ["make-notifications"],
  "offer withdrawn": ["make-notifications"],
  "offer void": ["make-notifications"],
  "offer expiring": ["make-notifications"],
  "meeting proposed": ["make-notifications"],
  "meeting agreed": ["make-notifications"],
  "deal price lowered": ["make-notifications"],
  "dispute stated": ["make-notifications"],
  "no-show contested": ["make-notifications"],
  "reviews published": ["make-notifications"],
  "review taken down": ["make-notifications"],
  "message written": ["make-notifications"],
  "conversation reported": ["make-notifications"],
  "report closed": ["make-notifications"],
  "support answered": ["make-notifications"],
  "support written": ["make-notifications"],
  "payout paid": ["make-notifications"],
  "payout failed": ["make-notifications"],
  "payout late": ["make-notifications"],
  "seller verified": ["make-notifications"],
  "verification ended": ["make-notifications"],
  "seller suspended": ["make-notifications"],
  "buyer suspended": ["make-notifications"],
  "suspension lifted": ["make-notifications"],
} as const satisfies Partial<Record<EventType, readonly JobName[]>>

type FollowUps = typeof followUps

export type TriggeringEvent<Name extends JobName> = {
  [Type in keyof FollowUps]: Name extends FollowUps[Type][number] ? Type : never
}[keyof FollowUps]

/** Steps that people are notified of; other steps have an event of their own. */
const notifiedSteps = new Set<DealAct>([
  "cash",
  "accept",
  "decline",
  "handover",
  "object",
  "no-show",
  "send",
  "delivered",
  "assume",
  "received",
  "complete",
  "refund",
  "lapse",
  "dispute",
  "withdraw-dispute",
  "concede",
  "decide",
  "cancel",
  "expire",
])

export function followUpsOf(type: EventType, act?: DealAct): readonly JobName[] {
  if (type === "deal moved" && !(act && notifiedSteps.has(act))) return []
  const byType: Partial<Record<EventType, readonly JobName[]>> = followUps
  return byType[type] ?? []
}
