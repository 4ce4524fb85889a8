import type { Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"

/** Every move of a seller's deals locks the seller, too, less strongly: none changes the balance meanwhile. */
export async function lockSeller(tx: Tx, sellerId: string) {
  await tx
    .selectFrom("users")
    .select("id")
    .where("id", "=", sellerId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem("not-found", (say) => say.unknownOf.Seller))
}
