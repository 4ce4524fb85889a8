import { keepTerms } from "../server/bookings/terms.ts"
import type { DealStep } from "../contract/events.ts"
import type { Tx } from "../db/tables.ts"
import { recordEvent } from "../server/events/events.ts"
import { day, hour } from "../server/process/durations.ts"
import { book, type People, type SeededProduct, recordSteps } from "./seed-sales.ts"

/** The product whose seller has accepted cash; seller and buyer meet in two days. */
const reserved = "Rode NT1-A"

const steps = [
  { act: "cash", from: "booked", to: "requested", role: "buyer" },
  { act: "accept", from: "requested", to: "reserved", role: "seller" },
] as const satisfies DealStep[]

export async function seedReserved(tx: Tx, people: People, products: SeededProduct[]) {
  const product = products.find(({ productName }) => productName === reserved)
  if (!product) throw new Error(`${reserved} is not seeded`)
  const at = inTwoDays()
  const until = new Date(at.getTime() + day)
  const bookingId = await book(tx, people, product, "tomal", {
    state: "reserved",
    method: "cash",
    commissionBps: 0,
    reservedUntil: until,
    dueAt: until,
    remindAt: new Date(at.getTime() - day),
    steps: steps.length,
  })
  const subjects = { booking: bookingId, product: product.id }
  await tx
    .updateTable("products")
    .set({ heldBy: bookingId, heldUntil: until })
    .where("id", "=", product.id)
    .execute()
  await recordSteps(tx, subjects, steps)
  await keepTerms(tx, bookingId)
  const meeting = { bookingId, version: 1, place: "Science Lab crossing, Dhanmondi", at }
  await tx
    .insertInto("meetings")
    .values({ ...meeting, proposedBy: "seller", agreedAt: new Date(), agreedFor: at })
    .execute()
  await recordEvent(tx, { type: "meeting proposed", actorId: people[product.seller], subjects })
  await recordEvent(tx, { type: "meeting agreed", actorId: people.tomal, subjects })
}

/** In two days at 17:00 in Dhaka, which is 11:00 UTC. */
function inTwoDays() {
  const today = new Date().setUTCHours(0, 0, 0, 0)
  return new Date(today + 2 * day + 11 * hour)
}
