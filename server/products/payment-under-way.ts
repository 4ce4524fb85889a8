import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import type { Sentence } from "../http/texts.ts"

/** Call it under the locks that claims take, so that none is made concurrently. Throws `payment-under-way`. */
export async function assertNoPaymentUnderWay(
  tx: Tx,
  column: "productId" | "bookingId",
  ids: string[],
  sentence: Sentence = (say) => say.beingPaid,
) {
  const claim = await tx
    .selectFrom("payments")
    .select("id")
    .where("state", "=", sql<"claimed">`'claimed'`)
    .where((eb) => eb(column, "=", eb.fn.any(eb.val(ids))))
    .limit(limitLiteral(1))
    .executeTakeFirst()
  if (claim) throw new Problem("payment-under-way", sentence)
}
