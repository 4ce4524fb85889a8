import { setTimeout as pause } from "node:timers/promises"
import type { Client } from "pg"
import { CheckoutSession } from "../../contract/gateways.ts"
import { deal } from "../../test/dealing.ts"
import { bookProduct, payBooking } from "../../test/paying.ts"
import { type Person, read } from "../../test/people.ts"
import { insertProducts, type Place, person, price } from "./participants.ts"

type Scene = { place: Place; buyer: Person; seller: Person; admin: Person; beside: Client; bookingId: string }
/** What is prepared, and the act at whose steps the product dies. */
type InterruptedAct = (scene: Scene) => Promise<() => Promise<unknown>>

/** Each moves money, or decides whose it is. */
export const interruptedActs = {
  claim: async (scene) => () => opens(scene),
  capture: async (scene) => {
    const page = await opens(scene)
    return async () => {
      const paid = await fetch(`${page}/pay`, { method: "POST", redirect: "manual" })
      await fetch(new URL(paid.headers.get("Location") ?? "/", page), { redirect: "manual" })
      await until(scene, `select from bookings where id = $1 and state = 'paid'`)
    }
  },
  "refund of a card": async (scene) => {
    await payBooking(scene.buyer, scene.bookingId, price)
    return async () => {
      await scene.seller.post(`/api/deals/${scene.bookingId}/refund`, {})
      await until(scene, `select from refunds where "bookingId" = $1 and state = 'done'`)
    }
  },
  "refund at a gateway": async (scene) => {
    await paysAtGateway(scene)
    return async () => {
      await scene.seller.post(`/api/deals/${scene.bookingId}/refund`, {})
      await until(scene, `select from refunds where "bookingId" = $1 and "providerRef" is not null`)
    }
  },
  payout: async (scene) => {
    await payBooking(scene.buyer, scene.bookingId, price)
    await deal(scene.buyer, scene.bookingId, "received")
    const { admin, seller } = scene
    const key = { "Idempotency-Key": crypto.randomUUID() }
    const begins = () => admin.post("/api/payouts", { sellerId: seller.id, amount: price }, key)
    return async () => {
      const { insertedId }: { insertedId: string } = await (await begins()).json()
      await admin.patch(`/api/payouts/${insertedId}`, { state: "paid", reference: "8N7A" })
    }
  },
} as const satisfies Record<string, InterruptedAct>

export type InterruptedActName = keyof typeof interruptedActs

/** People and a booked product of their own. */
export async function sceneOf(place: Place, admin: Person, beside: Client, number: number): Promise<Scene> {
  const [seller, buyer] = await Promise.all([
    person(place, `Seller ${number}`, "Seller"),
    person(place, `Buyer ${number}`, "Buyer"),
  ])
  const [productId = ""] = await insertProducts(place.db, [seller.id])
  return { place, admin, seller, buyer, beside, bookingId: await bookProduct(buyer, productId) }
}

/** The gateway's page, in the product that runs now. */
async function opens({ buyer, bookingId, place }: Scene) {
  const asked = buyer.post(`/api/deals/${bookingId}/checkout`, { gateway: "sandbox", sellingPrice: price })
  const { url } = await read(CheckoutSession, asked)
  return new URL(new URL(url).pathname, place.products[0].address).href
}

async function paysAtGateway(scene: Scene) {
  const page = await opens(scene)
  const paid = await fetch(`${page}/pay`, { method: "POST", redirect: "manual" })
  await fetch(new URL(paid.headers.get("Location") ?? "/", page), { redirect: "manual" })
  await until(scene, `select from bookings where id = $1 and state = 'paid'`)
}

/** Or the product is dead. */
async function until({ beside, bookingId, place }: Scene, statement: string) {
  const patience = performance.now() + 5_000
  while (place.products[0].isAlive && performance.now() < patience) {
    if ((await beside.query(statement, [bookingId])).rowCount) return
    await pause(20)
  }
}
