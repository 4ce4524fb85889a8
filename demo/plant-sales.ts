import { v7 as uuidv7 } from "uuid"
import type { Tx } from "../db/tables.ts"
import { demoPeople } from "./people.ts"
import type { DemoProduct } from "./catalogue/demo-product.ts"

export type People = Record<keyof typeof demoPeople, string>
export type Planted = DemoProduct & { id: string; createdAt: Date }

type BuyerName = "ana" | "tomal"

export async function plantSales(tx: Tx, people: People, products: Planted[]) {
  for (const product of products) if (product.sold) await sell(tx, people, product, product.sold)
  const [first, second, third] = products.filter(({ sold }) => !sold)
  if (!first || !second || !third) return
  await book(tx, people, first, "ana")
  for (const { id } of [second, third])
    await tx.insertInto("wishlist").values({ id: uuidv7(), buyerId: people.ana, productId: id }).execute()
}

async function sell(tx: Tx, people: People, product: Planted, buyer: BuyerName) {
  const bookingId = await book(tx, people, product, buyer)
  const now = new Date()
  const amount = product.sellingPrice * 100
  await tx
    .insertInto("payments")
    .values({
      id: uuidv7(),
      transactionId: `demo_${product.id}`,
      bookingId,
      productId: product.id,
      buyerId: people[buyer],
      amount,
      state: "captured",
      capturedAt: now,
    })
    .execute()
  await tx.updateTable("bookings").set({ paidAt: now }).where("id", "=", bookingId).execute()
  await tx.updateTable("products").set({ soldAt: now }).where("id", "=", product.id).execute()
}

async function book(tx: Tx, people: People, product: Planted, buyer: BuyerName) {
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
    })
    .execute()
  return id
}
