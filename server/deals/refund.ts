import type { DealAct } from "../../contract/deal-moves.ts"
import { sql, type UpdateObject } from "kysely"
import type { Tables, Tx } from "../../db/tables.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { type Actor, move } from "../bookings/move.ts"
import { returnToSeller } from "../products/state.ts"
import * as disputes from "../disputes/disputes.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import { refundBuyer } from "../payments/refund-buyer.ts"
import type { Act } from "./act-on.ts"

export function refund(reason: string | undefined): Act {
  return {
    name: "refund",
    run: async (tx, deal, by) => {
      await refundAll(tx, deal, by, "refund", reason)
      if (by.role !== "admin") return
      const subjects = { booking: deal.id, product: deal.productId }
      await recordEvent(tx, { type: "deal refunded", actorId: by.id, subjects })
    },
  }
}

export const lapse: Act = {
  name: "lapse",
  run: async (tx, deal, by) => {
    await refundAll(tx, deal, by, "lapse", "too late")
    await disputes.end(tx, deal.id, { outcome: "lapsed" })
  },
}

export async function refundAll(
  tx: Tx,
  deal: Deal,
  by: Actor,
  act: DealAct,
  reason = "other",
  set: UpdateObject<Tables, "bookings"> = {},
) {
  await move(tx, deal, {
    act,
    to: "refunded",
    by,
    reason,
    set: { ...set, endReason: reason, onHoldAt: null },
  })
  await returnToSeller(tx, deal.productId)
  await tx
    .updateTable("payments")
    .set({ state: "refunded", refundedAt: new Date() })
    .where("id", "=", deal.paymentId)
    .execute()
  await assertNoneUnderWay(tx, deal)
  await refundBuyer(tx, deal, deal.paidAmount ?? 0, reason, by)
}

/** Throws `wrong-state` while an earlier refund is under way: a payment has one at a time. */
async function assertNoneUnderWay(tx: Tx, { id, state }: Deal) {
  const underWay = await tx
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "paymentId")
    .select("refunds.id")
    .where("refunds.bookingId", "=", id)
    .where("payments.kind", "=", sql<"deal">`'deal'`)
    .where("refunds.doneAt", "is", null)
    .executeTakeFirst()
  if (underWay) throw new Problem("wrong-state", (say) => say.refundOnItsWay, { state })
}
