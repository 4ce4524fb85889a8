import type { DealAct } from "../../contract/deal-moves.ts"
import type { DealState } from "../../contract/deal-states.ts"
import type { DealStep } from "../../contract/events.ts"
import type { NotificationType } from "../../contract/notifications.ts"
import type { Db } from "../../db/tables.ts"
import { toAdmins } from "./admins.ts"
import { openChargebacks, givenByBank, lostToChargebacks } from "./chargeback-amounts.ts"
import type { Event, NotificationDraft } from "./notification-draft.ts"

type Side = "buyer" | "seller"
type PartyNotification = { type: NotificationType; to: readonly Side[] }

const buyer = ["buyer"] as const
const seller = ["seller"] as const
const both = ["buyer", "seller"] as const

/** The notification that each act on a deal causes. The actor never gets it. */
const notificationByAct: Partial<
  Record<DealAct, (step: Partial<DealStep>) => PartyNotification | undefined>
> = {
  cash: ({ to }) => ({ type: to === "requested" ? "cash-asked" : "cash-chosen", to: seller }),
  accept: () => ({ type: "cash-accepted", to: buyer }),
  decline: () => ({ type: "cash-declined", to: buyer }),
  handover: ({ to }) => (to === "delivered" ? { type: "deal-delivered", to: buyer } : undefined),
  object: () => ({ type: "deal-cancelled", to: seller }),
  "no-show": () => ({ type: "deal-cancelled", to: both }),
  send: () => ({ type: "deal-sent", to: buyer }),
  delivered: () => ({ type: "deal-delivered", to: buyer }),
  assume: () => ({ type: "deal-delivered", to: buyer }),
  received: () => ({ type: "deal-completed", to: seller }),
  complete: () => ({ type: "deal-completed", to: seller }),
  refund: () => ({ type: "deal-refunded", to: both }),
  lapse: () => ({ type: "deal-refunded", to: both }),
  dispute: () => ({ type: "dispute-opened", to: seller }),
  "withdraw-dispute": () => ({ type: "deal-completed", to: seller }),
  concede: () => ({ type: "deal-refunded", to: both }),
  decide: () => ({ type: "dispute-decided", to: both }),
  // for a booking without agreement, the event "booking withdrawn" notifies
  cancel: ({ from }) => (from === "booked" ? undefined : { type: "deal-cancelled", to: both }),
  expire: ({ from }) =>
    from === "reserved" ? { type: "deal-cancelled", to: both } : { type: "cash-unanswered", to: buyer },
}

const reviewOpen: PartyNotification = { type: "review-open", to: both }

/** Reminders for a deal that is due and has no meeting ahead. */
const reminderByState: Partial<Record<DealState, PartyNotification>> = {
  requested: { type: "deal-expiring", to: seller },
  reserved: { type: "deal-expiring", to: both },
  paid: { type: "deal-to-hand-over", to: seller },
  delivered: { type: "deal-ending", to: buyer },
}

export async function dealMoved(db: Db, event: Event) {
  const { act, to } = event.data
  const opensReviews = to === "completed" || act === "decide"
  return [
    ...(opensReviews ? await draftForParties(db, event, () => reviewOpen) : []),
    ...(await withBankAmounts(
      db,
      event,
      await draftForParties(db, event, () => act && notificationByAct[act]?.(event.data)),
    )),
    ...(act === "object" ? await toAdmins("deal-objected")(db, event) : []),
  ]
}

/** Reminds whoever must act before the deadline; before a meeting, reminds both parties. */
export async function dealDue(db: Db, event: Event) {
  const deal = await db
    .selectFrom("bookings")
    .leftJoin("meetings", "meetings.bookingId", "bookings.id")
    .select(["state", "dueAt", "agreedFor"])
    .where("bookings.id", "=", event.subjects.booking ?? null)
    .executeTakeFirst()
  if (!deal) return []
  const isToMeet = deal.state === "reserved" || deal.state === "paid"
  const meetsAt = isToMeet && deal.agreedFor && deal.agreedFor > new Date() ? deal.agreedFor : undefined
  const until = meetsAt ?? deal.dueAt
  const isUnpaid = deal.state === "paid" && (await lostToChargebacks(db, event)) !== undefined
  const drafts = await draftForParties(db, event, (state) => {
    if (meetsAt) return { type: "meeting-ahead", to: both }
    return isUnpaid ? undefined : reminderByState[state]
  })
  return drafts.map((each) => ({ ...each, ...(until && { data: { dueAt: until.toISOString() } }) }))
}

export async function reviewsPublished(db: Db, event: Event) {
  const reviews = await db
    .selectFrom("reviews")
    .select("subjectId")
    .where("bookingId", "=", event.subjects.booking ?? null)
    .where("publishedAt", "is not", null)
    .execute()
  const drafts = await draftForParties(db, event, () => ({ type: "review-published", to: both }))
  return drafts.filter(({ userId }) => reviews.some(({ subjectId }) => subjectId === userId))
}

export async function reviewTakenDown(_: Db, { subjects }: Event): Promise<NotificationDraft[]> {
  const { user, product, booking } = subjects
  if (!user || !booking) return []
  const common = { productId: product, subjectId: booking, about: booking }
  return [{ ...common, userId: user, type: "review-taken-down", hidesActor: true }]
}

export async function noShowContested(db: Db, event: Event) {
  return draftForParties(db, event, () => ({ type: "no-show-contested", to: both }))
}

export async function meetingProposed(db: Db, event: Event) {
  return draftForParties(db, event, () => ({ type: "meeting-proposed", to: both }))
}

export async function meetingAgreed(db: Db, event: Event) {
  return draftForParties(db, event, () => ({ type: "meeting-agreed", to: both }))
}

/** Omits the seller of a completed deal, who is notified of the chargeback's outcome instead. */
export async function dealCleared(db: Db, event: Event) {
  const drafts = await draftForParties(db, event, (state) => ({
    type: "deal-cleared",
    to: state === "completed" ? buyer : both,
  }))
  return withBankAmounts(db, event, drafts)
}

export async function priceLowered(db: Db, event: Event) {
  const drafts = await draftForParties(db, event, () => ({ type: "deal-price-lowered", to: buyer }))
  return drafts.map((each) => ({ ...each, data: event.data }))
}

export async function refundArrived(db: Db, event: Event) {
  return withPrice(
    await draftForParties(db, event, () => ({ type: "refund-paid", to: buyer })),
    event.data.amount,
  )
}

const typesWithLoss: NotificationType[] = ["deal-cleared", "deal-completed"]

/** Adds as price what the buyer's bank took back, or its part of a refund. */
async function withBankAmounts(
  db: Db,
  event: Event,
  drafts: NotificationDraft[],
): Promise<NotificationDraft[]> {
  const types = drafts.map(({ type }) => type)
  if (types.includes("deal-refunded")) return withPrice(drafts, await givenByBank(db, event))
  const asked = types.includes("deal-completed") ? await openChargebacks(db, event) : undefined
  if (asked) return drafts.map((each) => ({ ...each, type: "sale-charged-back", data: asked }))
  return types.some((type) => typesWithLoss.includes(type))
    ? withPrice(drafts, await lostToChargebacks(db, event))
    : drafts
}

/** `price` is in poisha. */
export function withPrice(drafts: NotificationDraft[], price: number | undefined) {
  return price === undefined ? drafts : drafts.map((each) => ({ ...each, data: { price } }))
}

export async function draftForParties(
  db: Db,
  { actorId, subjects }: Event,
  notificationFor: (state: DealState, isOnHold: boolean) => PartyNotification | undefined,
): Promise<NotificationDraft[]> {
  const deal = await db
    .selectFrom("bookings")
    .innerJoin("products", "products.id", "productId")
    .select(["bookings.id", "buyerId as buyer", "sellerId as seller", "productId", "state", "onHoldAt"])
    .where("bookings.id", "=", subjects.booking ?? null)
    .executeTakeFirst()
  const notification = deal && notificationFor(deal.state, deal.onHoldAt !== null)
  if (!notification) return []
  const { id, productId } = deal
  const people = notification.to.map((side) => ({
    userId: deal[side],
    other: deal[side === "buyer" ? "seller" : "buyer"],
  }))
  return people
    .filter(({ userId }) => userId !== actorId)
    .map(({ userId, other }) => ({
      userId,
      type: notification.type,
      productId,
      subjectId: id,
      about: id,
      hidesActor: actorId !== other,
    }))
}
