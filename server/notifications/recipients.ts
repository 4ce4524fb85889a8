import type { NotificationType } from "../../contract/notifications.ts"
import type { Db } from "../../db/tables.ts"
import type { TriggeringEvent } from "../events/follow-ups.ts"
import type { Event, Rule, NotificationDraft } from "./notification-draft.ts"
import { offerAnswered, offerExpiring, offerMade, offerVoid } from "./offer-drafts.ts"
import { admins, toAdmins } from "./admins.ts"
import { disputeDue, disputeStated } from "./dispute-drafts.ts"
import { productGone, goneWithSeller, removedByAdmin } from "./gone-product-drafts.ts"
import { conversationReported, reportClosed } from "./report-drafts.ts"
import { lateMoney, paymentGivenBack } from "./returned-payment-drafts.ts"
import { sellerOf } from "./seller-of.ts"
import { unpaidBookings } from "../bookings/unpaid-bookings.ts"
import { isAvailable } from "../products/state.ts"
import { chargebackClosed, chargebackOpened, dealPutOnHold } from "./hold-drafts.ts"
import {
  dealCleared,
  dealDue,
  dealMoved,
  refundArrived,
  meetingAgreed,
  meetingProposed,
  noShowContested,
  priceLowered,
  reviewsPublished,
  reviewTakenDown,
} from "./deal-drafts.ts"

const rules: Record<TriggeringEvent<"make-notifications">, Rule> = {
  "booking made": ofBooking("booking-made"),
  "booking withdrawn": ofBooking("booking-withdrawn"),
  "payment due": paymentDue,
  "payment given back": paymentGivenBack,
  "meeting proposed": meetingProposed,
  "meeting agreed": meetingAgreed,
  "deal price lowered": priceLowered,
  "dispute stated": disputeStated,
  "no-show contested": noShowContested,
  "reviews published": reviewsPublished,
  "review taken down": reviewTakenDown,
  "product sold": productSold,
  "deal moved": dealMoved,
  "deal due": async (db, event) => [...(await dealDue(db, event)), ...(await disputeDue(db, event))],
  "deal put on hold": dealPutOnHold,
  "deal cleared": dealCleared,
  "refund paid": refundArrived,
  "refund failed": toAdmins("refund-failed"),
  "refund late": toAdmins("refund-late"),
  "payment unknown": toAdmins("payment-unknown"),
  "late money": lateMoney,
  "chargeback opened": chargebackOpened,
  "chargeback closed": chargebackClosed,
  "chargeback unknown": toAdmins("chargeback-unknown"),
  "price changed": priceChanged,
  "product listed again": priceChanged,
  "product withdrawn": productGone,
  "product removed": removedByAdmin,
  "product removed by seller": productGone,
  "product sold elsewhere": productGone,
  "seller removed": goneWithSeller,
  "admin made": goneWithSeller,
  "offer made": offerMade,
  "offer agreed": offerAnswered("offer-agreed"),
  "offer declined": offerAnswered("offer-declined"),
  "offer withdrawn": offerAnswered("offer-withdrawn"),
  "offer void": offerVoid,
  "offer expiring": offerExpiring,
  "message written": messageWritten,
  "conversation reported": conversationReported,
  "report closed": reportClosed,
  "support answered": supportAnswered,
  "support written": supportWritten,
  "payout paid": payoutEnded("payout-paid"),
  "payout failed": payoutEnded("payout-failed"),
  "payout late": payoutLate,
  "seller verified": toSubject("seller-verified", "verification"),
  "verification ended": toSubject("verification-ended", "verification"),
  "seller suspended": toSubject("account-suspended", "suspension"),
  "buyer suspended": toSubject("account-suspended", "suspension"),
  "suspension lifted": toSubject("suspension-lifted", "suspension"),
}

export async function recipientsOf(db: Db, event: Event): Promise<NotificationDraft[]> {
  const rule = new Map<string, Rule>(Object.entries(rules)).get(event.type)
  return rule ? rule(db, event) : []
}

function ofBooking(type: NotificationType): Rule {
  return async (db, event) => {
    const { actorId, subjects } = event
    return (await sellerOf(db, event)).map((row) => ({
      ...row,
      type,
      subjectId: subjects.booking,
      about: `${row.productId} ${actorId}`,
    }))
  }
}

async function paymentDue(db: Db, { subjects }: Event): Promise<NotificationDraft[]> {
  const due = await db
    .selectFrom("bookings")
    .innerJoin("products", "products.id", "productId")
    .select(["buyerId as userId", "productId", "bookings.id as subjectId"])
    .where("bookings.id", "=", subjects.booking ?? null)
    .where("state", "=", "booked")
    .where("removedAt", "is", null)
    .where(isAvailable())
    .execute()
  return due.map((row) => ({ ...row, type: "payment-due", about: row.subjectId }))
}

async function productSold(db: Db, { subjects, actorId, data }: Event): Promise<NotificationDraft[]> {
  const productId = subjects.product
  if (!productId || !actorId) return []
  const { sellerId } = await db
    .selectFrom("products")
    .select("sellerId")
    .where("id", "=", productId)
    .executeTakeFirstOrThrow()
  const about = productId
  const trade = { productId, subjectId: subjects.booking, data, about }
  const others = await otherInterestedBuyers(db, productId, actorId)
  return [
    { userId: sellerId, type: "product-paid", ...trade },
    { userId: actorId, type: "payment-made", ...trade },
    ...others.map(({ userId }) => ({
      userId,
      type: "product-sold" as const,
      productId,
      about,
      hidesActor: true,
    })),
  ]
}

function otherInterestedBuyers(db: Db, productId: string, buyerId: string) {
  const booking = unpaidBookings(db).where("productId", "=", productId)
  return db
    .selectFrom("wishlist")
    .select("buyerId as userId")
    .where("productId", "=", productId)
    .where("buyerId", "<>", buyerId)
    .union(booking.select("buyerId as userId").where("buyerId", "<>", buyerId))
    .execute()
}

/** Notifies buyers who booked at another price; saved-searches/notify-waiting.ts notifies others of a lower price. */
async function priceChanged(db: Db, { subjects, data }: Event): Promise<NotificationDraft[]> {
  // listed again at an unchanged price
  if (data.price === undefined) return []
  const bookings = await unpaidBookings(db)
    .innerJoin("products", "products.id", "productId")
    .select(["buyerId as userId", "productId", "bookings.id as subjectId"])
    .where("productId", "=", subjects.product ?? null)
    .where("bookings.sellingPrice", "<>", data.price)
    // a later change has an event of its own
    .where("products.sellingPrice", "=", data.price)
    .where(isAvailable())
    .execute()
  return bookings.map((row) => ({ ...row, type: "price-changed", data, about: row.productId }))
}

async function messageWritten(db: Db, { subjects }: Event): Promise<NotificationDraft[]> {
  const unread = await db
    .selectFrom("messages")
    .innerJoin("conversations", "conversations.id", "messages.conversationId")
    .innerJoin("participants", "participants.conversationId", "conversations.id")
    .select(["participants.userId", "productId", "conversations.id as subjectId", "number as version"])
    .where("messages.id", "=", subjects.message ?? null)
    .whereRef("participants.userId", "<>", "senderId")
    .whereRef("readTo", "<", "number")
    .execute()
  return unread.map((row) => ({ ...row, type: "message-written", about: row.subjectId }))
}

async function supportAnswered(db: Db, { subjects, data }: Event): Promise<NotificationDraft[]> {
  const found = await db
    .selectFrom("supportConversations")
    .select(["userId", "id as subjectId"])
    .where("id", "=", subjects.support ?? null)
    .where("userId", "is not", null)
    .$narrowType<{ userId: string }>()
    .execute()
  return found.map((row) => ({
    ...row,
    type: "support-answered",
    about: row.subjectId,
    version: data.number ?? 0,
    hidesActor: true,
  }))
}

async function supportWritten(db: Db, { subjects, data }: Event): Promise<NotificationDraft[]> {
  const id = subjects.support ?? ""
  const about = { subjectId: id, about: id, version: data.number ?? 0, hidesActor: true }
  return (await admins(db)).map((row) => ({ ...row, ...about, type: "support-written" }))
}

function payoutEnded(type: "payout-paid" | "payout-failed"): Rule {
  return async (_, { id, subjects: { user }, data }) => {
    const price = { price: data.amount ?? 0 }
    return user ? [{ userId: user, type, data: price, about: id, hidesActor: true }] : []
  }
}

async function payoutLate(db: Db, { subjects, data }: Event): Promise<NotificationDraft[]> {
  const price = { price: data.amount ?? 0 }
  const about = subjects.user ?? ""
  return (await admins(db)).map((row) => ({ ...row, type: "payout-late", data: price, about }))
}

function toSubject(type: NotificationType, about: string): Rule {
  return async (_, { subjects: { user }, data }) =>
    user ? [{ userId: user, type, data, about, hidesActor: true }] : []
}
