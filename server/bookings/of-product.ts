import { sql } from "kysely"
import { soldStates } from "../../contract/deal-states.ts"
import type { Db } from "../../db/tables.ts"
import { newestFirst, type PageRequest } from "../../db/list.ts"
import { Problem } from "../http/problem.ts"
import { isNotRemoved, isSold } from "../products/state.ts"
import type { Seller } from "../users/users.ts"

/** Lists who booked a product; once sold, only its buyer. Throws `not-found` (also for someone else's product). */
export async function ofProduct(db: Db, seller: Seller, productId: string, page: PageRequest) {
  const own = await db
    .selectFrom("products")
    .select(isSold().as("isSold"))
    .where("id", "=", productId)
    .where("sellerId", "=", seller.id)
    .where(isNotRemoved())
    .executeTakeFirst()
  if (!own) throw new Problem("not-found", (say) => say.notYourProduct)
  const made = db
    .selectFrom("bookings")
    .select(["id", "buyerId", "buyerName", "buyerPhone", "buyerLocation"])
    .select(["sellingPrice", "createdAt", "paidAt", "state", openOffer.as("offer")])
    .where("productId", "=", productId)
  const wanted = own.isSold
    ? made.where("state", "in", soldStates)
    : made.where("removedAt", "is", null).where("state", "not in", ["cancelled", "refunded"])
  return newestFirst(wanted, "id", page).execute()
}

type OpenOffer = { amount: number; by: "buyer" | "seller"; expiresAt: string }

const openOffer = sql<OpenOffer | null>`(
  select jsonb_build_object('amount', amount, 'by', by, 'expiresAt', "expiresAt") from offers
  where "bookingId" = bookings.id and state = 'open')`

export type ProductBookingRow = Awaited<ReturnType<typeof ofProduct>>[number]
