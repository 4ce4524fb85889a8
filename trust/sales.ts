import { setTimeout as pause } from "node:timers/promises"
import { Inserted } from "../contract/fields.ts"
import { SandboxIntent } from "../contract/payments.ts"
import type { CardProvider, Intent } from "../server/payments/card-provider.ts"
import { bookProduct, cardOf, openIntent, transactionOf } from "../test/acts/paying.ts"
import { type Person, read } from "../test/people.ts"
import type { Product } from "../test/product.ts"
import { sandboxOf, withDatabase } from "./database.ts"
import type { Crowd } from "./people.ts"

export type Purchase = Awaited<ReturnType<typeof preparePurchase>>

/** Lists another product like the seller's others; returns its id. */
export async function listAnother({ rahim, template }: Pick<Crowd, "rahim" | "template">) {
  return (await read(Inserted, rahim.post("/api/products", template))).insertedId
}

/** A buyer's booking that is ready for a card. */
export async function preparePurchase(buyer: Person, productId: string) {
  const bookingId = await bookProduct(buyer, productId)
  const clientSecret = await openIntent(buyer, bookingId)
  return { buyer, productId, bookingId, clientSecret, transactionId: transactionOf(clientSecret) }
}

/** Confirms the card: the provider holds the money and sends its event. */
export function confirmPurchase({ buyer, clientSecret }: Purchase) {
  return read(SandboxIntent, buyer.post("/api/sandbox/confirm", cardOf(clientSecret)))
}

/** Payments whose money the provider holds and has captured, and the transactions that the product calls captured. */
function booksOf(product: Product, stripe?: CardProvider) {
  return withDatabase(product, async (db) => {
    const cards = stripe ?? sandboxOf(db, await product.secret())
    const intents = await Array.fromAsync(cards.withMoney(new Date(Date.now() - day)))
    // in this order, a claim is visible until its capture is recorded
    const payments = await db.selectFrom("payments").select(["transactionId", "state"]).execute()
    const idsOf = (status: Intent["status"]) =>
      new Set(intents.filter((intent) => intent.status === status).map(({ id }) => id))
    const held = idsOf("requires_capture")
    const claimed = payments.filter(({ state }) => state === "claimed").length
    const captured = payments.filter(({ state }) => state === "captured")
    return {
      held,
      taken: idsOf("succeeded"),
      captured: new Set(captured.map(({ transactionId }) => transactionId)),
      open: held.size + claimed,
    }
  })
}

/** The books once no money is held and no claim is open, or after this many seconds. */
export async function settledBooks(product: Product, seconds: number, stripe?: CardProvider) {
  const patience = AbortSignal.timeout(seconds * 1_000)
  let books = await booksOf(product, stripe)
  while (books.open > 0 && !patience.aborted) {
    await pause(500)
    books = await booksOf(product, stripe)
  }
  return books
}

const day = 24 * 60 * 60 * 1_000
