import type { Tx } from "../../db/tables.ts"
import { type Deal, findDeal } from "./find-deal.ts"

/** Before its refunds, whose entries in the ledger name it: an act on the deal locks it first, too. */
export async function lockBooking(tx: Tx, id: string) {
  await tx.selectFrom("bookings").select("id").where("id", "=", id).forKeyShare().execute()
}

/** Before {@link lockDeal}, where all deals of its seller are counted: one transaction after another of each seller. */
export async function lockSeller(tx: Tx, id: string) {
  await tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", ({ selectFrom }) =>
      selectFrom("bookings")
        .innerJoin("products", "products.id", "productId")
        .select("sellerId")
        .where("bookings.id", "=", id),
    )
    .forNoKeyUpdate()
    .execute()
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
