import { sql } from "kysely"
import type { Tx } from "../../db/tables.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { Problem } from "../http/problem.ts"

/** Under the product's lock: a claim of another booking is seen here, or finds the product kept. */
export async function assertNoClaim(tx: Tx, { productId }: Deal) {
  const claim = await tx
    .selectFrom("payments")
    .select("id")
    .where("productId", "=", productId)
    .where("state", "=", sql<"claimed">`'claimed'`)
    .executeTakeFirst()
  if (claim) throw new Problem("payment-under-way", (say) => say.beingPaid)
}
