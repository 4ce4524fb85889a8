import type { Tx } from "../../db/tables.ts"
import { type Deal, findDeal } from "./find-deal.ts"

/** Locks the booking before its refunds, whose ledger entries reference it: the same order as acts on the deal. */
export async function lockBooking(tx: Tx, id: string) {
  await tx.selectFrom("bookings").select("id").where("id", "=", id).forKeyShare().execute()
}

/** Locks the deal's seller, before `lockDeal`, so that transactions that sum over the seller's deals run one by one. */
export function lockSellerOfDeal(tx: Tx, id: string) {
  return lockParty(tx, id, "sellerId")
}

async function lockParty(tx: Tx, id: string, party: "buyerId" | "sellerId") {
  await tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", ({ selectFrom }) =>
      selectFrom("bookings")
        .innerJoin("products", "products.id", "productId")
        .select(party)
        .where("bookings.id", "=", id),
    )
    .forNoKeyUpdate()
    .execute()
}

/** Which people of a deal are locked exclusively, because the transaction counts or changes something of them. */
export type ExclusiveParty = "buyer" | "both"

/** Locks both people, booking and product, always in this order against deadlocks. Undefined without a booking. */
export async function lockDeal(tx: Tx, id: string, exclusively?: ExclusiveParty): Promise<Deal | undefined> {
  if (exclusively === "buyer") await lockParty(tx, id, "buyerId")
  const people = tx
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
  await (exclusively === "both" ? people.forNoKeyUpdate() : people.forKeyShare()).execute()
  const booking = await tx
    .selectFrom("bookings")
    .select("productId")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()
  if (!booking) return undefined
  await tx.selectFrom("products").select("id").where("id", "=", booking.productId).forUpdate().execute()
  // a separate statement, which sees what was committed while the locks waited
  return findDeal(tx, id)
}
