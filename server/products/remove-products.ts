import type { Tx } from "../../db/tables.ts"
import { assertNoPaymentUnderWay } from "./payment-under-way.ts"
import { isUnsold, markRemoved } from "./state.ts"

/** Locks bookings before products, in the order of a payment. Throws `payment-under-way`. */
export async function removeProducts(tx: Tx, sellerId: string) {
  const own = tx.selectFrom("products").where("sellerId", "=", sellerId)
  await tx
    .selectFrom("bookings")
    .select("id")
    .where("productId", "in", own.select("id"))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute()
  const products = await own.select("id").where(isUnsold()).orderBy("id").forUpdate().execute()
  const ids = products.map(({ id }) => id)
  await assertNoPaymentUnderWay(tx, "productId", ids, (say) => say.userIsPaying)
  await markRemoved(tx, { sellerId })
}
