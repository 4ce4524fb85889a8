import { setTimeout as pause } from "node:timers/promises"
import type { Client } from "pg"
import { bookProduct } from "../../test/acts/paying.ts"
import type { Person } from "../../test/people.ts"
import type { Gateways } from "./gateway-books.ts"
import { insertProducts, signUpPerson, type Place } from "./participants.ts"

export type Scene = Around & { buyer: Person; seller: Person; bookingId: string }
/** `beside` is a database connection that bypasses the proxy. */
type Around = { place: Place; admin: Person; beside: Client; gateways: Gateways }

/** Signs up a seller and a buyer with a booked product. */
export async function createScene(around: Around, number: number): Promise<Scene> {
  const { place } = around
  const [seller, buyer] = await Promise.all([
    signUpPerson(place, `Seller ${number}`, "Seller"),
    signUpPerson(place, `Buyer ${number}`, "Buyer"),
  ])
  const [productId = ""] = await insertProducts(place.db, [seller.id])
  return { ...around, seller, buyer, bookingId: await bookProduct(buyer, productId) }
}

export function untilPaid(scene: Scene) {
  return until(scene, `select from bookings where id = $1 and state = 'paid'`)
}

/** Waits until the statement returns a row, or the product is dead. */
export async function until({ beside, bookingId, place }: Scene, statement: string) {
  const patience = performance.now() + 5_000
  while (place.products[0].isAlive && performance.now() < patience) {
    if ((await beside.query(statement, [bookingId])).rowCount) return
    await pause(20)
  }
}
