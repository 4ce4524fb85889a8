import type { Tx } from "../../db/tables.ts"
import { type Deal, findDeal } from "./find-deal.ts"

/** Before its refunds, whose entries in the ledger name it: an act on the deal locks it first, too. */
export async function lockBooking(tx: Tx, id: string) {
  await tx.selectFrom("bookings").select("id").where("id", "=", id).forKeyShare().execute()
}

/** Locks both people, the booking and its product, in the order of all who lock more than one. Undefined if there is none. */
export async function lockDeal(tx: Tx, id: string): Promise<Deal | undefined> {
  await tx
    .selectFrom("users")
    .select("id")
    .where(({ eb, or, selectFrom }) => {
      const booking = selectFrom("bookings").where("bookings.id", "=", id)
      return or([
        eb("id", "=", booking.select("buyerId")),
        eb("id", "=", booking.innerJoin("products", "products.id", "productId").select("sellerId")),
      ])
    })
    .orderBy("id")
    .forKeyShare()
    .execute()
  const booking = await tx
    .selectFrom("bookings")
    .select("productId")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()
  if (!booking) return undefined
  await tx.selectFrom("products").select("id").where("id", "=", booking.productId).forUpdate().execute()
  // a statement of its own: it sees what was done while those before waited
  return findDeal(tx, id)
}
