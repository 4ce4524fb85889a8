import { sql } from "kysely"
import type { AccountType } from "../../contract/identity.ts"
import { atMost } from "../../db/rows.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { note } from "../audit/audit.ts"
import { Problem } from "../problem.ts"
import type { Admin } from "./users.ts"

/**
 * Ends a user's account with all that was not paid: record, identity and sessions, unsold products, unpaid bookings,
 * wishlist (decisions.md, Deleting). What was sold or paid stays, with the name of that time.
 * Throws `not-found`, also for an id of another role, and `payment-under-way`.
 */
export function remove(db: Db, admin: Admin, id: string, role: AccountType) {
  return db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, id, role)
    await takeProductsAway(tx, id)
    await removeBookings(tx, id)
    await tx.deleteFrom("wishlist").where("buyerId", "=", id).execute()
    await tx.updateTable("users").set({ deletedAt: new Date() }).where("id", "=", id).execute()
    if (user.identityId) await endIdentity(tx, user.identityId)
    await note(tx, { act: removals[role], actorId: admin.id, subjectId: id })
    return 1
  })
}

const removals = { Seller: "seller removed", Buyer: "buyer removed" } as const

// stronger than an update's own lock: whoever is making something for this user finishes first, or comes too late
async function lockUser(tx: Tx, id: string, role: AccountType) {
  const user = await tx
    .selectFrom("users")
    .select("identityId")
    .where("id", "=", id)
    .where("role", "=", role)
    .where("deletedAt", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!user) throw new Problem("not-found", `There is no such ${role.toLowerCase()}.`)
  return user
}

async function takeProductsAway(tx: Tx, sellerId: string) {
  const products = await tx
    .selectFrom("products")
    .select("id")
    .where("sellerId", "=", sellerId)
    .where("soldAt", "is", null)
    .where("deletedAt", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute()
  await refusePaymentUnderWay(tx, "productId", products)
  await tx
    .updateTable("products")
    .set({ deletedAt: new Date() })
    .where("sellerId", "=", sellerId)
    .where("soldAt", "is", null)
    .where("deletedAt", "is", null)
    .execute()
  // what stays on show as sold no longer leads to the person
  await tx.updateTable("products").set({ phoneNumber: "" }).where("sellerId", "=", sellerId).execute()
}

async function removeBookings(tx: Tx, buyerId: string) {
  const bookings = await tx
    .selectFrom("bookings")
    .select("id")
    .where("buyerId", "=", buyerId)
    .where("paidAt", "is", null)
    .where("removedAt", "is", null)
    .orderBy("id")
    // no stronger than the update's own: a new intent's foreign keys hold the booking and then wait for the buyer
    .forNoKeyUpdate()
    .execute()
  await refusePaymentUnderWay(tx, "bookingId", bookings)
  await tx
    .updateTable("bookings")
    .set({ removedAt: new Date() })
    .where("buyerId", "=", buyerId)
    .where("paidAt", "is", null)
    .where("removedAt", "is", null)
    .execute()
}

// whoever pays claims under the locks taken before, so a claim is either seen here or comes too late
async function refusePaymentUnderWay(tx: Tx, column: "productId" | "bookingId", rows: { id: string }[]) {
  const claim = await tx
    .selectFrom("payments")
    .select("id")
    .where("state", "=", sql<"claimed">`'claimed'`)
    .where((eb) => eb(column, "=", eb.fn.any(eb.val(rows.map(({ id }) => id)))))
    .limit(atMost(1))
    .executeTakeFirst()
  if (claim)
    throw new Problem(
      "payment-under-way",
      "A payment of this user's is under way right now. Please try again in a minute.",
    )
}

/** Accounts, sessions and reset links go with it. */
async function endIdentity(tx: Tx, identityId: string) {
  await tx.deleteFrom("identity.verification").where("value", "=", identityId).execute()
  await tx.deleteFrom("identity.user").where("id", "=", identityId).execute()
}
