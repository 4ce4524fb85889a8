import { sql } from "kysely"
import { anyOf } from "../../db/any-of.ts"
import type { Db } from "../../db/tables.ts"
import { givenByBank } from "../payments/with-bank.ts"
import * as disputes from "../disputes/of-deals.ts"
import * as reviews from "../reviews/reviews.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { recordsOf } from "../bookings/buyer-records.ts"

type OfDeal = Pick<Deal, "id" | "buyerId" | "reviewsUntil" | "disputeId" | "isChargedBack">

/** Loads the related rows of these deals, with one query per table. */
export async function partsOf(db: Db, deals: OfDeal[]) {
  const ids = deals.map(({ id }) => id)
  const [events, shipments, refunds, written, disputed, takenBack, recordOf] = [
    await eventsOf(db, ids),
    await shipmentsOf(db, ids),
    await refundsOf(db, ids),
    await reviewsOf(db, deals),
    await disputesOf(db, deals),
    await chargebacksOf(db, deals),
    await recordsOf(
      db,
      deals.map(({ buyerId }) => buyerId),
    ),
  ]
  return ({ id, buyerId }: { id: string; buyerId: string }) => ({
    record: recordOf(buyerId),
    events: events.get(id) ?? [],
    shipment: shipments.get(id)?.[0],
    refunds: refunds.get(id) ?? [],
    reviews: written.get(id) ?? [],
    dispute: disputed.get(id)?.[0],
    chargebacks: takenBack.get(id) ?? [],
  })
}

export type Parts = ReturnType<Awaited<ReturnType<typeof partsOf>>>

async function eventsOf(db: Db, ids: string[]) {
  const bookingId = sql<string>`subjects ->> 'booking'`
  const rows = await db
    .selectFrom("events")
    .select([bookingId.as("bookingId"), "data", "createdAt"])
    .where("type", "=", sql<"deal moved">`'deal moved'`)
    .where(bookingId, "=", sql<string>`any(${ids}::text[])`)
    .orderBy(sql`coalesce((data ->> 'number')::integer, 0)`)
    .orderBy("id")
    .execute()
  return byBooking(rows)
}

async function shipmentsOf(db: Db, ids: string[]) {
  const rows = await db.selectFrom("shipments").selectAll().where("bookingId", "=", anyOf(ids)).execute()
  return byBooking(rows)
}

async function refundsOf(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom("refunds")
    .selectAll()
    .where("bookingId", "=", anyOf(ids))
    .orderBy("id")
    .execute()
  return byBooking(rows)
}

async function reviewsOf(db: Db, deals: { id: string; reviewsUntil: Date | null }[]) {
  const ended = deals.flatMap(({ id, reviewsUntil }) => (reviewsUntil ? [id] : []))
  return byBooking(ended.length > 0 ? await reviews.ofDeals(db, ended) : [])
}

async function disputesOf(db: Db, deals: Pick<Deal, "id" | "disputeId">[]) {
  const disputed = deals.flatMap(({ id, disputeId }) => (disputeId ? [id] : []))
  return byBooking(disputed.length > 0 ? await disputes.ofDeals(db, disputed) : [])
}

/** The newest first. */
export async function chargebacksOf(db: Db, deals: Pick<Deal, "id" | "isChargedBack">[]) {
  const ids = deals.flatMap(({ id, isChargedBack }) => (isChargedBack ? [id] : []))
  return byBooking(ids.length > 0 ? await selectChargebacks(db, ids) : [])
}

export type Chargebacks = Awaited<ReturnType<typeof selectChargebacks>>

function selectChargebacks(db: Db, ids: string[]) {
  return db
    .selectFrom("chargebacks")
    .innerJoin("bookings", "bookings.id", "bookingId")
    .selectAll("chargebacks")
    .select(givenByBank.as("givenByBank"))
    .where("bookingId", "=", anyOf(ids))
    .orderBy("chargebacks.createdAt", "desc")
    .execute()
}

function byBooking<Part extends { bookingId: string }>(rows: Part[]) {
  return Map.groupBy(rows, ({ bookingId }) => bookingId)
}
