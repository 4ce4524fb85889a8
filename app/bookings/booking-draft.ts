import { z } from "zod"
import { Delivery } from "../../contract/bookings.ts"
import { draftOf, keepDraft } from "../storage/text-drafts.ts"

const Draft = z
  .object({
    buyerPhone: z.string(),
    buyerLocation: z.string(),
    delivery: Delivery,
    address: z.string(),
  })
  .partial()
export type BookingDraft = z.infer<typeof Draft>

/** Returns the current user's draft; drafts are removed at log-out (sign-out.ts). */
export function bookingDraft(productId: string): BookingDraft {
  try {
    return Draft.parse(JSON.parse(draftOf(keyOf(productId))))
  } catch {
    return {}
  }
}

export function keepBookingDraft(productId: string, start: BookingDraft, typed: BookingDraft) {
  const names = Draft.keyof().options
  const changed = names.filter((name) => typed[name] !== undefined && typed[name] !== start[name])
  const draft = Object.fromEntries(changed.map((name) => [name, typed[name]]))
  keepDraft(keyOf(productId), changed.length === 0 ? "" : JSON.stringify(draft))
}

export function dropBookingDraft(productId: string) {
  keepDraft(keyOf(productId), "")
}

function keyOf(productId: string) {
  return `booking ${productId}`
}
