import type { AccountType } from "../../contract/identity.ts"
import type { Tx } from "../../db/tables.ts"
import { endDeals } from "../bookings/end-deals.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import { assertNoOpenBalance } from "../ledger/open-balance.ts"
import { endOffersOf } from "../products/open-offers.ts"
import { removeProducts } from "../products/remove-products.ts"
import { assertNoOpenReport } from "../reports/erase.ts"
import { erase } from "./erase.ts"
import { eraseFilesSoon, type Files } from "./erase-files.ts"
import type { Admin } from "../users/users.ts"

/** Keeps what was sold or paid (docs/decisions/0023). Throws the codes in `removalCodes` (routes.ts). */
export async function remove(context: Files, admin: Admin, id: string, role: AccountType) {
  await context.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, id, role)
    await assertNoOpenReport(tx, id)
    await endDeals(tx, role === "Buyer" ? { buyer: id } : { seller: id }, { role: "admin", id: admin.id })
    await assertNoOpenBalance(tx, id)
    await removeBookings(tx, id)
    await removeProducts(tx, id)
    await tx.deleteFrom("wishlist").where("buyerId", "=", id).execute()
    if (user.identityId) await endIdentity(tx, user.identityId)
    await erase(tx, user)
    await recordEvent(tx, { type: removals[role], actorId: admin.id, subjects: { user: id } })
  })
  await eraseFilesSoon(context)
  return 1
}

const removals = { Seller: "seller removed", Buyer: "buyer removed" } as const

// stronger than an update's lock, so that it waits for transactions that insert rows for this user
async function lockUser(tx: Tx, id: string, role: AccountType) {
  const user = await tx
    .selectFrom("users")
    .select(["id", "identityId", "email"])
    .where("id", "=", id)
    .where("role", "=", role)
    .where("deletedAt", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!user) throw new Problem("not-found", (say) => say.unknownOf[role])
  return user
}

async function removeBookings(tx: Tx, buyerId: string) {
  const removed = await tx
    .updateTable("bookings")
    .set({ removedAt: new Date() })
    .where("buyerId", "=", buyerId)
    .where("paidAt", "is", null)
    .where("removedAt", "is", null)
    .returning(["id", "productId"])
    .execute()
  for (const { id: booking, productId: product } of removed) {
    await endOffersOf(tx, booking)
    await recordEvent(tx, { type: "booking withdrawn", actorId: buyerId, subjects: { booking, product } })
  }
}

/** Foreign keys cascade to accounts and sessions. */
async function endIdentity(tx: Tx, identityId: string) {
  await tx.deleteFrom("identity.verification").where("value", "=", identityId).execute()
  await tx.deleteFrom("identity.user").where("id", "=", identityId).execute()
}
