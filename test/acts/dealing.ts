import { sql } from "kysely"
import { Deal } from "../../contract/deals.ts"
import { HandoverCode } from "../../contract/handover.ts"
import type { Db } from "../../db/tables.ts"
import { recordEvent } from "../../server/events/events.ts"
import { bookProduct, payBooking } from "./paying.ts"
import { type Person, read } from "../people.ts"
import { appWithBooking } from "../test-app.ts"

/** Performs an act on a deal; returns the deal afterwards. */
export function deal(person: Person, id: string, act: string, body?: object) {
  return read(Deal, person.post(`/api/deals/${id}/${act}`, body))
}

/** Ana's booking of Rahim's guitar, reserved for her for cash. */
export async function appWithCashDeal() {
  const app = await appWithBooking()
  await deal(app.ana, app.bookingId, "cash")
  await deal(app.rahim, app.bookingId, "accept")
  return app
}

export function inHours(hours: number) {
  return new Date(Date.now() + hours * 3_600_000).toISOString()
}

/** Seller and buyer agree to meet in two hours. */
export async function agreeToMeet(seller: Person, buyer: Person, id: string) {
  const { meeting } = await deal(seller, id, "meeting", { place: "Bashundhara City", at: inHours(2) })
  return deal(buyer, id, "meeting/agree", { version: meeting?.version })
}

/** Moves the agreed meeting to an hour ago. */
export async function ageMeeting(db: Db, id: string) {
  const at = new Date(Date.now() - 3_600_000)
  await db.updateTable("meetings").set({ at, agreedFor: at }).where("bookingId", "=", id).execute()
}

export function showCode(buyer: Person, id: string, body: object = { seen: true, paid: true }) {
  return read(HandoverCode, buyer.post(`/api/deals/${id}/code`, body))
}

/** Another buyer requests a cash deal for the same product. */
export async function requestCashToo(buyer: Person, productId: string) {
  const id = await bookProduct(buyer, productId)
  await deal(buyer, id, "cash")
  return id
}

/** An app in which Ana has paid for Rahim's guitar. */
export async function appWithPaid(settings?: NodeJS.ProcessEnv) {
  const app = await appWithBooking(settings)
  const transactionId = await payBooking(app.ana, app.bookingId)
  return { ...app, transactionId }
}

export function dealOf(who: Person, bookingId: string) {
  return read(Deal, who.get(`/api/deals/${bookingId}`))
}

/** Sets the delivery to courier, which is chosen before the payment. */
export async function sendByCourier(db: Db, bookingId: string) {
  await db
    .updateTable("bookings")
    .set({ delivery: "courier", address: "House 4, Road 7, Mirpur, Dhaka" })
    .where("id", "=", bookingId)
    .execute()
}

/** Moves the times of a deal into the past by `time`, a PostgreSQL interval. */
export async function ageDeal(db: Db, bookingId: string, time: string) {
  await sql`update bookings set "dueAt" = "dueAt" - ${time}::interval, "remindAt" = "remindAt" - ${time}::interval,
    "paidAt" = "paidAt" - ${time}::interval, "deliveredAt" = "deliveredAt" - ${time}::interval, "reservedUntil" = "reservedUntil" - ${time}::interval
    where id = ${bookingId}`.execute(db)
}

/** Reserves the product for the buyer of this booking, as an accepted request would. */
export async function reserve(db: Db, bookingId: string) {
  await db.transaction().execute(async (tx) => {
    const until = new Date(Date.now() + 3_600_000)
    const steps = 1
    const { productId } = await tx
      .updateTable("bookings")
      .set({ state: "reserved", dueAt: until, reservedUntil: until, steps })
      .where("id", "=", bookingId)
      .returning("productId")
      .executeTakeFirstOrThrow()
    await tx
      .updateTable("products")
      .set({ heldBy: bookingId, heldUntil: until })
      .where("id", "=", productId)
      .execute()
    const data = { act: "agree", from: "booked", to: "reserved", role: "seller", number: steps } as const
    const subjects = { booking: bookingId, product: productId }

    await recordEvent(tx, { type: "deal moved", subjects, data })
  })
}
