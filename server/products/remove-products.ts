import type { Tx } from "../../db/tables.ts"
import { assertNoPaymentUnderWay } from "./payment-under-way.ts"
import { isUnsold, markRemoved } from "./state.ts"

/** The caller has locked the seller `for update`, whom every act on a booking locks first. Throws `payment-under-way`. */
export async function removeProducts(tx: Tx, sellerId: string) {
  const own = tx.selectFrom("products").select("id").where("sellerId", "=", sellerId).where(isUnsold())
  const products = await own.orderBy("id").forUpdate().execute()
  const ids = products.map(({ id }) => id)
  await assertNoPaymentUnderWay(tx, "productId", ids, (say) => say.userIsPaying)
  await markRemoved(tx, { sellerId })
}
