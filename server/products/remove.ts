import type { Db } from "../../db/tables.ts"
import { recordAct } from "../audit/audit.ts"
import { deleteKeyOf } from "../http/idempotency.ts"
import { Problem } from "../http/problem.ts"
import type { Admin, Seller } from "../users/users.ts"
import { assertUnsold } from "./products.ts"
import { markRemoved } from "./state.ts"

/** Withdraws a product. Throws `not-found`, `already-sold`, `payment-under-way`. */
export function remove(db: Db, person: Seller | Admin, id: string) {
  return db.transaction().execute(async (tx) => {
    // claims take the same lock, so a claim is either seen here or comes too late
    await tx.selectFrom("products").select("id").where("id", "=", id).forUpdate().execute()
    if (await markRemoved(tx, { id, ...(person.role === "Seller" && { sellerId: person.id }) })) {
      await deleteKeyOf(tx, id)
      if (person.role === "admin")
        await recordAct(tx, { act: "product removed", actorId: person.id, subjectId: id })
      return 1
    }
    await assertUnsold(tx, person, id)
    throw new Problem("payment-under-way", (say) => say.beingPaid)
  })
}
