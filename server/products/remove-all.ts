import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import type { Sentence } from "../http/texts.ts"
import { isUnsold, markRemoved } from "./state.ts"

/** Locks bookings before products, as a payment does. Throws `payment-under-way`. */
export async function removeAll(tx: Tx, sellerId: string) {
  const own = tx.selectFrom("products").where("sellerId", "=", sellerId)
  await tx
    .selectFrom("bookings")
    .select("id")
    .where("productId", "in", own.select("id"))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute()
  const products = await own.select("id").where(isUnsold()).orderBy("id").forUpdate().execute()
  await refusePaymentUnderWay(tx, "productId", products)
  await markRemoved(tx, { sellerId })
}

/** Call it under the locks that claims take: a claim is either seen here or comes too late. */
export async function refusePaymentUnderWay(
  tx: Tx,
  column: "productId" | "bookingId",
  rows: { id: string }[],
  sentence: Sentence = (say) => say.userIsPaying,
) {
  const claim = await tx
    .selectFrom("payments")
    .select("id")
    .where("state", "=", sql<"claimed">`'claimed'`)
    .where((eb) => eb(column, "=", eb.fn.any(eb.val(rows.map(({ id }) => id)))))
    .limit(limitLiteral(1))
    .executeTakeFirst()
  if (claim) throw new Problem("payment-under-way", sentence)
}
