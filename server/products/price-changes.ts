import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { Row, Tx } from "../../db/tables.ts"
import { composeMail, mailsChannel } from "../mail/mail.ts"
import { priceChanged } from "./emails.ts"
import type { Editable } from "./lock-to-edit.ts"

type Priced = Pick<Row<"products">, "sellingPrice" | "productName">

/** Keeps a new price in the product's history, and mails those who booked it at another one. */
export async function changePrice(tx: Tx, { id, isAvailable, facts }: Editable, after: Priced) {
  const [priceBefore, price] = [facts.sellingPrice, after.sellingPrice]
  if (price === priceBefore) return
  await tx.insertInto("priceChanges").values({ id: uuidv7(), productId: id, priceBefore, price }).execute()
  await tx.updateTable("products").set({ previousPrice: priceBefore }).where("id", "=", id).execute()
  if (isAvailable) await mailBookers(tx, id, after)
}

async function mailBookers(tx: Tx, productId: string, { sellingPrice, productName }: Priced) {
  const bookings = await tx
    .selectFrom("bookings")
    .innerJoin("users as buyer", "buyer.id", "buyerId")
    .innerJoin("products", "products.id", "productId")
    .select(["buyer.email", "sellerId", "bookings.sellingPrice as bookedAt"])
    .where("productId", "=", productId)
    .where("removedAt", "is", null)
    .where("buyer.deletedAt", "is", null)
    .where("bookings.sellingPrice", "<>", sellingPrice)
    .execute()
  if (bookings.length === 0) return
  const mails = bookings.map(({ email, sellerId, bookedAt }) =>
    composeMail({ email }, priceChanged({ productName, sellerId, bookedAt, sellingPrice })),
  )
  await tx
    .insertInto("mails")
    .values(await Promise.all(mails))
    .execute()
  await sql`notify ${sql.id(mailsChannel)}`.execute(tx)
}
