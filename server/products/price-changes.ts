import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { Row, Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import { queueMails } from "../mail/mail.ts"
import { priceChanged } from "./emails.ts"
import type { Editable } from "./lock-to-edit.ts"
import { voidOffers } from "./open-offers.ts"

type Priced = Pick<Row<"products">, "sellingPrice" | "productName">

export async function changePrice(tx: Tx, sellerId: string, before: Editable, after: Priced) {
  const { id, details, isAvailable } = before
  const [priceBefore, price] = [details.sellingPrice, after.sellingPrice]
  if (price === priceBefore) return
  const bookers = isAvailable ? await bookersToMail(tx, id, price) : []
  await keepPreviousPrice(tx, id, priceBefore)
  if (price < priceBefore) await voidOffers(tx, [id], price)
  await tx.insertInto("priceChanges").values({ id: uuidv7(), productId: id, priceBefore, price }).execute()
  await recordEvent(tx, {
    type: "price changed",
    actorId: sellerId,
    subjects: { product: id },
    data: { price, wasPrice: priceBefore },
  })
  if (bookers.length > 0) await queueMails(tx, bookers, priceChanged({ ...after, sellerId }))
}

/** Mails buyers of a product that is listed again if its price has changed since it was withdrawn. */
export async function mailPriceSince(
  tx: Tx,
  withdrawnAt: Date,
  sellerId: string,
  { id, details }: Pick<Editable, "id" | "details">,
) {
  const price = details.sellingPrice
  const wasPrice = await priceBefore(tx, id, withdrawnAt)
  if (wasPrice === undefined || wasPrice === price) return {}
  const bookers = await bookersAtOtherPrice(tx, id, price)
    .where(({ not }) => not(wasMailed(id, withdrawnAt)))
    .execute()
  if (bookers.length > 0) await queueMails(tx, bookers, priceChanged({ ...details, sellerId }))
  return { price, wasPrice }
}

async function priceBefore(tx: Tx, productId: string, since: Date) {
  const change = await tx
    .selectFrom("priceChanges")
    .select("priceBefore")
    .where("productId", "=", productId)
    .where("createdAt", ">=", since)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst()
  return change?.priceBefore
}

/** Keeps a previous price only if it was valid for a day. */
function keepPreviousPrice(tx: Tx, id: string, previousPrice: number) {
  const dayAgo = sql<Date>`now() - interval '1 day'`
  return tx
    .updateTable("products")
    .set({ previousPrice })
    .where("id", "=", id)
    .where("createdAt", "<=", dayAgo)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("priceChanges").where("productId", "=", id).where("createdAt", ">", dayAgo))),
    )
    .execute()
}

/** Excludes buyers mailed within the hour: the mail names no price, so it covers later changes. */
function bookersToMail(tx: Tx, productId: string, price: number) {
  return bookersAtOtherPrice(tx, productId, price)
    .where(({ not }) => not(wasMailed(productId)))
    .execute()
}

/** Whether a change within the hour was mailed, after the booking and before the withdrawal, if any. */
function wasMailed(productId: string, withdrawnAt?: Date) {
  return sql<boolean>`exists (select from "priceChanges" where "priceChanges"."productId" = ${productId}
    and "priceChanges"."createdAt" > greatest(now() - interval '1 hour', bookings."createdAt")
    and "priceChanges"."createdAt" < coalesce(${withdrawnAt ?? null}::timestamptz, 'infinity'))`
}

function bookersAtOtherPrice(tx: Tx, productId: string, price: number) {
  return tx
    .selectFrom("bookings")
    .innerJoin("users as buyer", "buyer.id", "buyerId")
    .select(["buyer.email", "buyer.language"])
    .where("productId", "=", productId)
    .where("removedAt", "is", null)
    .where("state", "in", ["booked", "requested"])
    .where("buyer.deletedAt", "is", null)
    .where("sellingPrice", "<>", price)
}
