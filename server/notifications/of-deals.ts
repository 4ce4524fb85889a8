import type { DealAct } from "../../contract/deal-moves.ts"
import type { DealState } from "../../contract/deal-states.ts"
import type { DealStep } from "../../contract/events.ts"
import type { NotificationType } from "../../contract/notifications.ts"
import type { Db } from "../../db/tables.ts"
import { toAdmins } from "./admins.ts"
import { askedByBank, givenByBank, lostToBank } from "./lost-to-bank.ts"
import type { Event, NotificationDraft } from "./notification-draft.ts"

type Side = "buyer" | "seller"
type Telling = { type: NotificationType; to: readonly Side[] }

const buyer = ["buyer"] as const
const seller = ["seller"] as const
const both = ["buyer", "seller"] as const

/** The notification that each act on a deal causes. The actor never gets it. */
const ofSteps: Partial<Record<DealAct, (step: Partial<DealStep>) => Telling | undefined>> = {
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

const reviewOpen: Telling = { type: "review-open", to: both }

/** Reminders for a deal that is due and has no meeting ahead. */
const ofDeadlines: Partial<Record<DealState, Telling>> = {
  requested: { type: "deal-expiring", to: seller },
  reserved: { type: "deal-expiring", to: both },
  paid: { type: "deal-to-hand-over", to: seller },
  delivered: { type: "deal-ending", to: buyer },
}

export async function dealMoved(db: Db, event: Event) {
  const { act, to } = event.data
  const opensReviews = to === "completed" || act === "decide"
  return [
    ...(opensReviews ? await tell(db, event, () => reviewOpen) : []),
    ...(await withLost(db, event, await tell(db, event, () => act && ofSteps[act]?.(event.data)))),
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
  const isUnpaid = deal.state === "paid" && (await lostToBank(db, event)) !== undefined
  const told = await tell(db, event, (state) => {
    if (meetsAt) return { type: "meeting-ahead", to: both }
    return isUnpaid ? undefined : ofDeadlines[state]
  })
  return told.map((each) => ({ ...each, ...(until && { data: { dueAt: until.toISOString() } }) }))
}

export async function reviewsPublished(db: Db, event: Event) {
  const reviews = await db
    .selectFrom("reviews")
    .select("subjectId")
    .where("bookingId", "=", event.subjects.booking ?? null)
    .where("publishedAt", "is not", null)
    .execute()
  const told = await tell(db, event, () => ({ type: "review-published", to: both }))
  return told.filter(({ userId }) => reviews.some(({ subjectId }) => subjectId === userId))
}

export async function reviewTakenDown(_: Db, { subjects }: Event): Promise<NotificationDraft[]> {
  const { user, product, booking } = subjects
  if (!user || !booking) return []
  const of = { productId: product, subjectId: booking, about: booking }
  return [{ ...of, userId: user, type: "review-taken-down", hidesActor: true }]
}

export async function noShowContested(db: Db, event: Event) {
  return tell(db, event, () => ({ type: "no-show-contested", to: both }))
}

export async function meetingProposed(db: Db, event: Event) {
  return tell(db, event, () => ({ type: "meeting-proposed", to: both }))
}

export async function meetingAgreed(db: Db, event: Event) {
  return tell(db, event, () => ({ type: "meeting-agreed", to: both }))
}

/** Omits the seller of a completed deal, who is notified of the chargeback's outcome instead. */
export async function dealCleared(db: Db, event: Event) {
  const told = await tell(db, event, (state) => ({
    type: "deal-cleared",
    to: state === "completed" ? buyer : both,
  }))
  return withLost(db, event, told)
}

export async function priceLowered(db: Db, event: Event) {
  const told = await tell(db, event, () => ({ type: "deal-price-lowered", to: buyer }))
  return told.map((each) => ({ ...each, data: event.data }))
}

export async function refundArrived(db: Db, event: Event) {
  return withPrice(await tell(db, event, () => ({ type: "refund-paid", to: buyer })), event.data.amount)
}

const sayLost: NotificationType[] = ["deal-cleared", "deal-completed"]

/** Adds as price what the buyer's bank took back, or its part of a refund. */
async function withLost(db: Db, event: Event, told: NotificationDraft[]): Promise<NotificationDraft[]> {
  const types = told.map(({ type }) => type)
  if (types.includes("deal-refunded")) return withPrice(told, await givenByBank(db, event))
  const asked = types.includes("deal-completed") ? await askedByBank(db, event) : undefined
  if (asked) return told.map((each) => ({ ...each, type: "sale-charged-back", data: asked }))
  return types.some((type) => sayLost.includes(type)) ? withPrice(told, await lostToBank(db, event)) : told
}

/** `price` is in poisha. */
export function withPrice(told: NotificationDraft[], price: number | undefined) {
  return price === undefined ? told : told.map((each) => ({ ...each, data: { price } }))
}

export async function tell(
  db: Db,
  { actorId, subjects }: Event,
  tellingOf: (state: DealState, isOnHold: boolean) => Telling | undefined,
): Promise<NotificationDraft[]> {
  const deal = await db
    .selectFrom("bookings")
    .innerJoin("products", "products.id", "productId")
    .select(["bookings.id", "buyerId as buyer", "sellerId as seller", "productId", "state", "onHoldAt"])
    .where("bookings.id", "=", subjects.booking ?? null)
    .executeTakeFirst()
  const telling = deal && tellingOf(deal.state, deal.onHoldAt !== null)
  if (!telling) return []
  const { id, productId } = deal
  const people = telling.to.map((side) => ({
    userId: deal[side],
    other: deal[side === "buyer" ? "seller" : "buyer"],
  }))
  return people
    .filter(({ userId }) => userId !== actorId)
    .map(({ userId, other }) => ({
      userId,
      type: telling.type,
      productId,
      subjectId: id,
      about: id,
      hidesActor: actorId !== other,
    }))
}
