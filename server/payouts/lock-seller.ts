import type { Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { suspensionEnd } from "../users/suspended.ts"

/** Every move of a seller's deals locks the seller, too, less strongly: none changes the balance meanwhile. */
export function lockSeller(tx: Tx, sellerId: string) {
  return tx
    .selectFrom("users")
    .select(suspensionEnd().as("suspendedUntil"))
    .where("id", "=", sellerId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem("not-found", (say) => say.unknownOf.Seller))
}
