import type { Db, Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import { type Admin, roles } from "../users/users.ts"

/** Restores an admin's previous role, also one's own. Throws `not-found`, `last-admin`. */
export function endAdmin(db: Db, admin: Admin, id: string) {
  return db.transaction().execute(async (tx) => {
    const found = (await lockAdmins(tx)).find((each) => each.id === id)
    if (!found) throw new Problem("not-found", (say) => say.unknownAdmin)
    await takeAdminRole(tx, found, admin.id)
    return 1
  })
}

/** Used by the command; returns false if there is no such admin. Throws `last-admin`. */
export function removeAdmin(db: Db, email: string) {
  return db.transaction().execute(async (tx) => {
    const found = (await lockAdmins(tx)).find((each) => each.email === email)
    if (found) await takeAdminRole(tx, found)
    return found !== undefined
  })
}

type Found = Awaited<ReturnType<typeof lockAdmins>>[number]

// locks all, so that two admins cannot remove each other; by id, the order in which events lock their readers
async function lockAdmins(tx: Tx) {
  const admins = await tx
    .selectFrom("users")
    .select(["id", "email", "roleBefore"])
    .where("role", "=", roles.admin)
    .where("deletedAt", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute()
  return admins.map((each) => ({ ...each, isLast: admins.length === 1 }))
}

async function takeAdminRole(tx: Tx, { id, roleBefore, isLast }: Found, actorId?: string) {
  if (isLast) throw new Problem("last-admin", (say) => say.lastAdmin)
  const role = roleBefore ?? "Buyer"
  await tx.updateTable("users").set({ role, roleBefore: null }).where("id", "=", id).execute()
  await recordEvent(tx, { type: "admin role ended", actorId, subjects: { user: id } })
}
