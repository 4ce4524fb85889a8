import { z } from "zod"
import { Id } from "./fields.ts"

/** Kinds of changes; the client then calls the API for the new state. */
export const streamTypes = ["message", "read", "conversation", "notification", "support"] as const

/** `id` of the conversation or notification; for `support`, of the conversation with the admins. */
export const StreamEvent = z.object({ type: z.enum(streamTypes), id: Id })
export type StreamEvent = z.infer<typeof StreamEvent>

/** `current`: nothing was missed; `refresh`: something may have been; `ended`: do not reconnect at once. */
export type StreamSignal = "current" | "refresh" | "ended"
