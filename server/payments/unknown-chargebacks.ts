import { sql } from "kysely"
import type { ClosedChargeback } from "../../contract/unknown-chargebacks.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { lockDeal, lockSellerOfDeal } from "../bookings/lock-deal.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import type { Admin } from "../users/users.ts"
import { recordAnswer } from "./chargebacks.ts"
import { isUndecided } from "./mark-chargeback-unknown.ts"

/** Not paged: a chargeback that is closed makes room for the next. */
const shownAtOnce = 100

/** Undecided, and not known to the card provider any more. */
export const isUnknown = sql<boolean>`(chargebacks."unknownAt" is not null and ${isUndecided})`

export function list(db: Db) {
  return select(db)
    .where(isUnknown)
    .orderBy("chargebacks.createdAt")
    .limit(limitLiteral(shownAtOnce))
    .execute()
}

export type UnknownRow = Awaited<ReturnType<typeof list>>[number]

function select(db: Db) {
  return db
    .selectFrom("chargebacks")
    .innerJoin("payments", "payments.id", "paymentId")
    .innerJoin("bookings", "bookings.id", "chargebacks.bookingId")
    .selectAll("chargebacks")
    .select(["productName", "buyerName", "sellerName", "transactionId", isUnknown.as("isUnknown")])
}

/** Records the bank's decision under its `reference`. Returns 0 for a repeat. Throws `not-found`, `wrong-state`. */
export async function closeByHand(
  db: Db,
  { id: actorId }: Admin,
  id: string,
  { state, reference }: ClosedChargeback,
) {
  const modifiedCount = await db.transaction().execute(async (tx) => {
    const { bookingId } = await find(tx, id)
    await lockSellerOfDeal(tx, bookingId)
    const deal = await lockDeal(tx, bookingId)
    const known = await find(tx, id)
    if (!known.isUnknown && known.state === state && known.reference !== null) return 0
    if (!deal || !known.isUnknown)
      throw new Problem("wrong-state", (say) => say.chargebackIs[known.state], {
        chargebackState: known.state,
      })
    const { amount, transactionId: payment, withdrawnAt } = known
    await tx.updateTable("chargebacks").set({ reference }).where("id", "=", id).execute()
    await recordEvent(tx, {
      type: "chargeback closed by hand",
      actorId,
      subjects: { payment },
      data: { amount },
    })
    const answer = { id, amount, state, isAppealed: false, ...moneyOf(state, withdrawnAt !== null) }
    return (await recordAnswer(tx, answer, deal, { actorId })) ? 1 : undefined
  })
  // the win stays recorded: otherwise the part given by the bank would not be owed again
  if (modifiedCount === undefined)
    throw new Problem("wrong-state", (say) => say.refundFirst, { chargebackState: state })
  return modifiedCount
}

/** A lost chargeback's money is withdrawn even if no event said so; a won one's is returned if it was withdrawn. */
function moneyOf(state: ClosedChargeback["state"], wasWithdrawn: boolean) {
  return state === "lost"
    ? { isWithdrawn: true, isReturned: false }
    : { isWithdrawn: wasWithdrawn, isReturned: wasWithdrawn }
}

function find(tx: Tx, id: string) {
  return select(tx)
    .where("chargebacks.id", "=", id)
    .executeTakeFirstOrThrow(() => new Problem("not-found", (say) => say.unknownChargeback))
}
