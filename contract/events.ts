import { acts } from "./audit.ts"

/** What happened; the audit log shows those that are acts. */
export const eventTypes = acts

/** Ids of what it happened to, by kind; `payment` is the transaction's. */
export type EventSubjects = Partial<Record<"user" | "product" | "payment" | "message" | "queue", string>>

/** `amount` in poisha. No words of people: events are kept for good. */
export type EventData = { amount?: number }
