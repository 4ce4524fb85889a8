import { verified } from "../../contract/users.ts"
import type { Db } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import type { Admin } from "./users.ts"

type Status = typeof verified | null

/** Returns 0 when verified already. Throws `not-found`. */
export function verify(db: Db, admin: Admin, id: string) {
  return change(db, admin, id, verified)
}

/** Returns 0 when not verified. Throws `not-found`. */
export function endVerification(db: Db, admin: Admin, id: string) {
  return change(db, admin, id, null)
}

function change(db: Db, admin: Admin, id: string, status: Status) {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("users")
      .set({ status })
      .where("id", "=", id)
      .where("role", "=", "Seller")
      .where("deletedAt", "is", null)
      .where("status", "is distinct from", status)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) await assertSeller(tx, id)
    else
      await recordEvent(tx, {
        type: status ? "seller verified" : "verification ended",
        actorId: admin.id,
        subjects: { user: id },
      })
    return Number(numUpdatedRows)
  })
}

async function assertSeller(db: Db, id: string) {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", id)
    .where("role", "=", "Seller")
    .where("deletedAt", "is", null)
    .executeTakeFirst()
  if (!user) throw new Problem("not-found", (say) => say.unknownUser)
}
