import type { AccountType } from "../../contract/identity.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { endDeals } from "../bookings/end-deals.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import { removeProducts } from "../products/remove-products.ts"
import { suspensionEnd } from "../users/suspended.ts"
import { type Admin, activeUsers } from "../users/users.ts"

/** Returns 0 for an admin. Throws `not-found`, `suspended`, `payment-under-way`, `deal-under-way`. */
export function promote(db: Db, admin: Admin, id: string) {
  return db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, { id })
    if (!user) throw new Problem("not-found", (say) => say.unknownUser)
    if (user.role === "admin") return 0
    await giveAdminRole(tx, { ...user, role: user.role }, admin.id)
    return 1
  })
}

/** Used by the command; false if there is no such user. Throws `suspended`, `payment-under-way`, `deal-under-way`. */
export function makeAdmin(db: Db, email: string) {
  return db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, { email })
    if (user && user.role !== "admin") await giveAdminRole(tx, { ...user, role: user.role })
    return user !== undefined
  })
}

function lockUser(tx: Tx, which: { id: string } | { email: string }) {
  return activeUsers(tx)
    .select(["id", "role", suspensionEnd().as("suspendedUntil")])
    .where(({ and }) => and(which))
    .forUpdate()
    .executeTakeFirst()
}

type Member = { id: string; role: AccountType; suspendedUntil: Date | null }

/** Removes unsold products, and stores the current role for the end of the admin role. */
async function giveAdminRole(tx: Tx, { id, role, suspendedUntil }: Member, actorId?: string) {
  if (suspendedUntil) throw new Problem("suspended", (say) => say.liftFirst)
  const by = { role: "admin", id: actorId } as const
  await endDeals(tx, role === "Buyer" ? { buyer: id } : { seller: id }, by)
  await removeProducts(tx, id)
  await tx.updateTable("users").set({ role: "admin", roleBefore: role }).where("id", "=", id).execute()
  await recordEvent(tx, { type: "admin made", actorId, subjects: { user: id } })
}
