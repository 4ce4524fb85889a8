import { sql } from "kysely"
import type { NotificationType } from "../../contract/notifications.ts"
import type { Db } from "../../db/tables.ts"
import { isAvailable } from "../products/state.ts"
import type { Event, Rule, NotificationDraft } from "./notification-draft.ts"

export const offerMade: Rule = async (db, event) => {
  const deal = await dealOf(db, event)
  if (!deal) return []
  if (event.actorId === deal.buyerId) return [draftOf("offer-made", deal.sellerId, deal, event)]
  return [draftOf("offer-countered", deal.buyerId, deal, event)]
}

export function offerAnswered(type: "offer-agreed" | "offer-declined" | "offer-withdrawn"): Rule {
  return async (db, event) => {
    const deal = await dealOf(db, event)
    if (!deal) return []
    const other = event.actorId === deal.buyerId ? deal.sellerId : deal.buyerId
    return [draftOf(type, other, deal, event)]
  }
}

/** Only while the product is available: its withdrawal or sale has a notification of its own. */
export const offerVoid: Rule = async (db, event) => {
  const deal = await dealOf(db, event)
  const waits = deal?.state === "booked" || deal?.state === "requested"
  return waits && deal.isAvailable ? [draftOf("offer-void", deal.buyerId, deal, event)] : []
}

export const offerExpiring: Rule = async (db, event) => {
  const deal = await dealOf(db, event)
  const open = await db
    .selectFrom("offers")
    .select("by")
    .where("bookingId", "=", event.subjects.booking ?? null)
    .where("state", "=", sql<"open">`'open'`)
    .executeTakeFirst()
  if (!deal || !open) return []
  return [draftOf("offer-expiring", open.by === "buyer" ? deal.sellerId : deal.buyerId, deal, event)]
}

function draftOf(
  type: NotificationType,
  userId: string,
  { productId, bookingId }: Deal,
  { data }: Event,
): NotificationDraft {
  return { userId, type, productId, subjectId: bookingId, data, about: bookingId }
}

type Deal = NonNullable<Awaited<ReturnType<typeof dealOf>>>

function dealOf(db: Db, { subjects }: Event) {
  return db
    .selectFrom("bookings")
    .innerJoin("products", "products.id", "productId")
    .select([
      "bookings.id as bookingId",
      "productId",
      "buyerId",
      "sellerId",
      "bookings.state",
      isAvailable().as("isAvailable"),
    ])
    .where("bookings.id", "=", subjects.booking ?? null)
    .executeTakeFirst()
}
