import type { DealAct } from "../../contract/deal-moves.ts"
import type { Tx } from "../../db/tables.ts"
import { deadlines, fromNow, reminders } from "../bookings/deadlines.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { type Actor, move } from "../bookings/move.ts"
import { reserve } from "../bookings/reserve.ts"
import { Problem } from "../http/problem.ts"
import type { BasisPoints } from "../ledger/commission.ts"
import type { Act } from "./act-on.ts"
import { recordsOf } from "../bookings/buyer-records.ts"
import { assertNoPaymentUnderWay } from "../products/payment-under-way.ts"

/** Open cash deals of a buyer, so that nobody keeps many products from others. */
const mostLive = 3
const mostNoShows = 2

/** A buyer for whom the product is reserved already needs no answer of the seller. */
export function askForCash(commissionBps: BasisPoints): Act {
  return {
    name: "cash",
    // so that concurrent requests of a buyer count each other
    exclusively: "buyer",
    run: async (tx, deal, by) => {
      await assertTrusted(tx, deal)
      if (deal.state === "reserved") return keep(tx, deal, by, { act: "cash", commissionBps })
      return move(tx, deal, {
        act: "cash",
        to: "requested",
        by,
        dueAt: fromNow(deadlines.answering),
        remindAt: fromNow(reminders.answering),
        set: { method: "cash" },
      })
    },
  }
}

export const takeBack: Act = {
  name: "take-back",
  run: (tx, deal, by) => move(tx, deal, { act: "take-back", to: "booked", by, set: { method: null } }),
}

export function decline(reason: string | undefined): Act {
  return {
    name: "decline",
    run: (tx, deal, by) =>
      move(tx, deal, { act: "decline", to: "booked", by, reason, set: { method: null } }),
  }
}

/** Reserves the product for this buyer; other requests stay open, in case this deal ends. */
export function accept(commissionBps: BasisPoints): Act {
  return {
    name: "accept",
    run: async (tx, deal, by) => {
      await assertNoPaymentUnderWay(tx, "productId", [deal.productId])
      await keep(tx, deal, by, { act: "accept", commissionBps })
    },
  }
}

function keep(
  tx: Tx,
  deal: Deal,
  by: Actor,
  { act, commissionBps }: { act: DealAct; commissionBps: number },
) {
  return reserve(tx, deal, by, {
    act,
    until: fromNow(deadlines.keepingForCash),
    remindAt: fromNow(reminders.keepingForCash),
    set: { method: "cash", commissionBps },
  })
}

/** Throws `hold-refused`. */
async function assertTrusted(tx: Tx, { id, buyerId }: Deal) {
  const { count } = await tx
    .selectFrom("bookings")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("buyerId", "=", buyerId)
    .where("id", "<>", id)
    .where("method", "=", "cash")
    .where("state", "in", ["requested", "reserved", "delivered"])
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostLive) throw new Problem("hold-refused", (say) => say.tooManyInCash(mostLive))
  const { noShows } = (await recordsOf(tx, [buyerId]))(buyerId)
  if (noShows >= mostNoShows) throw new Problem("hold-refused", (say) => say.tooManyNoShows)
}
