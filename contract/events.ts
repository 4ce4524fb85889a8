import { acts } from "./audit.ts"
import type { DealAct, DealRole } from "./deal-moves.ts"
import type { DealState } from "./deal-states.ts"

/** Event types; the audit log shows those in `acts`. */
export const eventTypes = [
  ...acts,
  "product listed",
  "product edited",
  "price changed",
  "product withdrawn",
  "product listed again",
  "product removed by seller",
  "product sold elsewhere",
  "product sold",
  "booking made",
  "booking withdrawn",
  "payment due",
  "deal moved",
  "deal due",
  "deal put on hold",
  "meeting proposed",
  "meeting agreed",
  "deal price lowered",
  "dispute stated",
  "no-show contested",
  "refund paid",
  "refund failed",
  "refund late",
  "payment unknown",
  "late money",
  "chargeback opened",
  "chargeback closed",
  "chargeback unknown",
  "reviews published",
  "product free again",
  "product shown again",
  "offer made",
  "offer agreed",
  "offer declined",
  "offer withdrawn",
  "offer void",
  "offer expiring",
  "message written",
  "conversation reported",
  "support written",
  "payout late",
] as const
export type EventType = (typeof eventTypes)[number]

/** Ids of the rows that an event is about, by kind; `payment` is the transaction id. */
export type EventSubjects = Partial<
  Record<
    "user" | "product" | "payment" | "message" | "queue" | "booking" | "conversation" | "support" | "report",
    string
  >
>

/** Money in poisha; `number` of a message or deal step. No text that people wrote: events are kept for good. */
export type EventData = {
  amount?: number
  number?: number
  price?: number
  wasPrice?: number
  dueAt?: string
  outcome?: "won" | "lost"
} & Partial<DealStep>

export type DealStep = { act: DealAct; from: DealState; to: DealState; role: DealRole; reason?: string }
