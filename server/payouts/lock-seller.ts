import type { Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { suspensionEnd } from "../users/suspended.ts"

/** Locks the seller's row, on which every move of their deals takes a key share lock: the balance cannot change. */
export function lockSeller(tx: Tx, sellerId: string) {
  return tx
    .selectFrom("users")
    .select(suspensionEnd().as("suspendedUntil"))
    .where("id", "=", sellerId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem("not-found", (say) => say.unknownOf.Seller))
}
