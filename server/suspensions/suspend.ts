import { startOfDay } from "../../contract/dhaka-time.ts"
import type { NewSuspension } from "../../contract/users.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import { queueMail } from "../mail/mail.ts"
import { hideProducts, showProducts } from "../products/hide-products.ts"
import { suspensionLifted, suspensionMade } from "./emails.ts"
import { endOf, noEnd, suspensionEnd } from "../users/suspended.ts"
import type { Admin } from "../users/users.ts"

type Deps = { db: Db; site: () => string }

/** Replaces an earlier suspension. Returns 0 if nothing changes. Throws `not-found`, also for an admin. */
export function suspend({ db, site }: Deps, admin: Admin, id: string, { reason, until }: NewSuspension) {
  return db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, id)
    const suspendedUntil = until === undefined ? noEnd : startOfDay(until)
    const isSame = person.suspendedUntil?.getTime() === suspendedUntil.getTime()
    if (isSame && person.suspensionReason === reason) return 0
    const suspension = { suspendedAt: new Date(), suspendedUntil, suspensionReason: reason }
    await tx.updateTable("users").set(suspension).where("id", "=", id).execute()
    await hideProducts(tx, id, suspendedUntil)
    const end = endOf(suspendedUntil)
    await recordEvent(tx, {
      type: person.role === "Seller" ? "seller suspended" : "buyer suspended",
      actorId: admin.id,
      subjects: { user: id },
      ...(end && { data: { dueAt: end.toISOString() } }),
    })
    await queueMail(tx, person, suspensionMade(site(), { reason, until: end }))
    return 1
  })
}

/** Returns 0 if the user is not suspended. Throws `not-found`. */
export function liftSuspension({ db, site }: Deps, admin: Admin, id: string) {
  return db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, id)
    if (!person.suspendedUntil) return 0
    const none = { suspendedAt: null, suspendedUntil: null, suspensionReason: null }
    await tx.updateTable("users").set(none).where("id", "=", id).execute()
    await showProducts(tx, id)
    await recordEvent(tx, { type: "suspension lifted", actorId: admin.id, subjects: { user: id } })
    await queueMail(tx, person, suspensionLifted(site()))
    return 1
  })
}

/** Waits for transactions that lock the user; later ones see the suspension. Lock order: user, then products. */
async function lockPerson(tx: Tx, id: string) {
  const person = await tx
    .selectFrom("users")
    .select(["role", "email", "language", "suspensionReason", suspensionEnd().as("suspendedUntil")])
    .where("id", "=", id)
    .where("role", "in", ["Seller", "Buyer"])
    .where("deletedAt", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!person) throw new Problem("not-found", (say) => say.unknownUser)
  return person
}
