import { z } from "zod"
import { Id } from "./fields.ts"

/** What changed: the calls say how it is now. */
export const streamTypes = ["message", "read", "conversation", "notification", "support"] as const

/** Of the conversation with this id, or the notification; `support`: of the conversation with the admins. */
export const StreamEvent = z.object({ type: z.enum(streamTypes), id: Id })
export type StreamEvent = z.infer<typeof StreamEvent>

/** Events without a subject. current: nothing was missed; refresh: something may have been; ended: do not come again at once. */
export type StreamSignal = "current" | "refresh" | "ended"
