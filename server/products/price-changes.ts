import { v7 as uuidv7 } from "uuid"
import type { Row, Tx } from "../../db/tables.ts"
import { queueMails } from "../mail/mail.ts"
import { priceChanged } from "./emails.ts"
import type { Editable } from "./lock-to-edit.ts"

type Priced = Pick<Row<"products">, "sellingPrice" | "productName">

/** Keeps a new price in the product's history, and mails those who booked it at another one. */
export async function changePrice(tx: Tx, sellerId: string, before: Editable, after: Priced) {
  const { id, facts } = before
  const [priceBefore, price] = [facts.sellingPrice, after.sellingPrice]
  if (price === priceBefore) return
  await tx.insertInto("priceChanges").values({ id: uuidv7(), productId: id, priceBefore, price }).execute()
  await tx.updateTable("products").set({ previousPrice: priceBefore }).where("id", "=", id).execute()
  const bookers = await bookersAtAnotherPrice(tx, id, price)
  if (bookers.length > 0) await queueMails(tx, bookers, priceChanged({ ...after, sellerId, priceBefore }))
}

function bookersAtAnotherPrice(tx: Tx, productId: string, price: number) {
  return tx
    .selectFrom("bookings")
    .innerJoin("users as buyer", "buyer.id", "buyerId")
    .select("buyer.email")
    .where("productId", "=", productId)
    .where("removedAt", "is", null)
    .where("buyer.deletedAt", "is", null)
    .where("sellingPrice", "<>", price)
    .execute()
}
