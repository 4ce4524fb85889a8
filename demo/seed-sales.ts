import type { Insertable } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { DealStep, EventSubjects } from "../contract/events.ts"
import type { Tables, Tx } from "../db/tables.ts"
import { recordEvent } from "../server/events/events.ts"
import { capture } from "../server/ledger/entries.ts"
import { releaseToSeller } from "../server/ledger/of-deal.ts"
import { postEntry } from "../server/ledger/post.ts"
import { demoPeople } from "./people.ts"
import type { DemoProduct } from "./catalogue/demo-product.ts"

export type People = Record<keyof typeof demoPeople, string>
export type SeededProduct = DemoProduct & { id: string; createdAt: Date }

type BuyerName = "ana" | "tomal"

export async function seedSales(tx: Tx, people: People, products: SeededProduct[]) {
  for (const product of products) if (product.sold) await sell(tx, people, product, product.sold)
  const [first, second, third] = products.filter(({ sold }) => !sold)
  if (!first || !second || !third) return
  await book(tx, people, first, "ana")
  for (const { id } of [second, third])
    await tx.insertInto("wishlist").values({ id: uuidv7(), buyerId: people.ana, productId: id }).execute()
}

/** Completes the deal at once, as if the buyer had confirmed the product. */
async function sell(tx: Tx, people: People, product: SeededProduct, buyer: BuyerName) {
  const now = new Date()
  const ended = {
    paidAt: now,
    deliveredAt: now,
    completedAt: now,
    method: "card",
    commissionBps: 0,
    steps: 3,
  } as const
  const bookingId = await book(tx, people, product, buyer, { state: "completed", ...ended })
  const amount = product.sellingPrice * 100
  const payment = { id: uuidv7(), provider: "card", amount }
  await tx
    .insertInto("payments")
    .values({
      ...payment,
      transactionId: `demo_${product.id}`,
      bookingId,
      productId: product.id,
      buyerId: people[buyer],
      state: "captured",
      capturedAt: now,
    })
    .execute()
  await tx.updateTable("products").set({ soldAt: now }).where("id", "=", product.id).execute()
  await recordSteps(tx, { booking: bookingId, product: product.id }, stepsOfSale)
  await postEntry(tx, capture(payment, { bookingId }))
  await releaseToSeller(tx, { bookingId, sellerId: people[product.seller], price: amount, commissionBps: 0 })
}

const stepsOfSale = [
  { act: "claim", from: "booked", to: "paying", role: "buyer" },
  { act: "capture", from: "paying", to: "paid", role: "provider" },
  { act: "received", from: "paid", to: "completed", role: "buyer" },
] as const satisfies DealStep[]

export async function recordSteps(tx: Tx, subjects: EventSubjects, steps: readonly DealStep[]) {
  for (const [at, step] of steps.entries())
    await recordEvent(tx, { type: "deal moved", subjects, data: { ...step, number: at + 1 } })
}

type Ended = Partial<Insertable<Tables["bookings"]>>

export async function book(
  tx: Tx,
  people: People,
  product: SeededProduct,
  buyer: BuyerName,
  ended: Ended = {},
) {
  const id = uuidv7()
  await tx
    .insertInto("bookings")
    .values({
      id,
      productId: product.id,
      buyerId: people[buyer],
      productName: product.productName,
      sellerName: demoPeople[product.seller].name,
      buyerName: demoPeople[buyer].name,
      buyerEmail: demoPeople[buyer].email,
      buyerPhone: buyer === "ana" ? "01700000303" : "01700000404",
      buyerLocation: "Dhaka",
      sellingPrice: product.sellingPrice * 100,
      ...ended,
    })
    .execute()
  return id
}
