import type { HandoverCode, HandoverProof } from "../../contract/handover.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { nextReminder } from "../bookings/deadlines.ts"
import { findDeal, type Deal } from "../bookings/find-deal.ts"
import { wrongState } from "../bookings/move.ts"
import { checkCode, issueCode, spendCode } from "../handover/codes.ts"
import { Problem } from "../http/problem.ts"
import type { SignedIn } from "../users/users.ts"
import { actOn, asParty } from "./act-on.ts"
import type { ActWithoutMove } from "./act-without-move.ts"
import { complete, deliver } from "./complete.ts"
import { onlyOtherSide } from "./conditions.ts"

export function showCode(secret: string, { hasPaid }: { hasPaid: boolean }): ActWithoutMove<HandoverCode> {
  return {
    needs: "show-code",
    run: async (tx, deal) => {
      if (deal.method === "cash" && !hasPaid) throw notPaid
      const code = await issueCode(tx, secret, handoverOf(deal))
      if (deal.state === "paid") await extendDeadline(tx, deal, new Date(code.until))
      return code
    },
  }
}

/** Moves the deadline to the code's end, so that the clock refunds nothing while the code is valid. */
async function extendDeadline(tx: Tx, { id }: Deal, until: Date) {
  await tx
    .updateTable("bookings")
    .set({ dueAt: until, remindAt: nextReminder(until) })
    .where("id", "=", id)
    .where("dueAt", "<", until)
    .execute()
}

const notPaid = Problem.ofFields({ paid: (say) => say.payFirst })

/** Records a handover by the seller. Checks the code in its own transaction, so that a wrong guess stays counted. */
export async function handOver(db: Db, who: SignedIn, secret: string, id: string, proof: HandoverProof) {
  const { deal, by: party } = asParty(who, await findDeal(db, id))
  if (party.role !== "seller") throw onlyOtherSide
  if (!handedOver.includes(deal.state) && !atHandover.includes(deal.state)) throw wrongState(deal)
  const checked = await check(db, secret, deal, proof)
  await actOn(db, who, id, {
    name: "handover",
    run: async (tx, deal, by) => {
      await spendCode(tx, deal.id, checked)
      if (deal.state === "reserved") return complete(tx, deal, by, "handover")
      return deliver(tx, deal, by, "handover")
    },
  })
}

/** After the handover the used code is accepted again; any other is `wrong-state`. */
async function check(db: Db, secret: string, deal: Deal, proof: HandoverProof) {
  try {
    return await checkCode(db, secret, handoverOf(deal), proof)
  } catch (error) {
    throw error instanceof Problem && handedOver.includes(deal.state) ? wrongState(deal) : error
  }
}

const atHandover: Deal["state"][] = ["reserved", "paid"]
const handedOver: Deal["state"][] = ["delivered", "completed"]

function handoverOf({ id, sellingPrice, deliveryFee }: Deal) {
  return { bookingId: id, amount: sellingPrice + deliveryFee }
}
