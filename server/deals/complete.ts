import { sql } from "kysely"
import type { DealAct } from "../../contract/deal-moves.ts"
import type { Tx } from "../../db/tables.ts"
import { deadlines, fromNow, reminders } from "../bookings/deadlines.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { type Actor, move } from "../bookings/move.ts"
import { recordSale } from "../bookings/sale.ts"
import { chargeCashCommission, releaseToSeller } from "../ledger/of-deal.ts"
import { markSold } from "../products/state.ts"
import type { Act } from "./act-on.ts"

export const delivered: Act = { name: "delivered", run: (tx, deal, by) => deliver(tx, deal, by, "delivered") }

export const assume: Act = { name: "assume", run: (tx, deal, by) => deliver(tx, deal, by, "assume") }

export const received: Act = { name: "received", run: (tx, deal, by) => complete(tx, deal, by, "received") }

export const completeByClock: Act = {
  name: "complete",
  run: (tx, deal, by) => complete(tx, deal, by, "complete"),
}

/** A product reserved for cash is sold by the handover. */
export async function deliver(tx: Tx, deal: Deal, by: Actor, act: DealAct) {
  await move(tx, deal, {
    act,
    to: "delivered",
    by,
    dueAt: fromNow(deadlines.objecting),
    remindAt: fromNow(reminders.objecting),
    set: { deliveredAt: sql`now()`, reservedUntil: null },
  })
  if (deal.state === "reserved") await markSold(tx, deal.productId)
}

export async function complete(tx: Tx, deal: Deal, by: Actor, act: DealAct) {
  const isCash = deal.method === "cash"
  await move(tx, deal, {
    act,
    to: "completed",
    by,
    set: {
      deliveredAt: sql`coalesce("deliveredAt", now())`,
      completedAt: sql`now()`,
      reviewsUntil: fromNow(deadlines.reviewing),
      reservedUntil: null,
      ...(isCash && { paidAt: sql`now()` }),
    },
  })
  const { id: bookingId, sellerId, sellingPrice: price, commissionBps } = deal
  const sale = { bookingId, sellerId, price, commissionBps: commissionBps ?? 0 }
  if (!isCash) return releaseToSeller(tx, sale, { actorId: by.id })
  await markSold(tx, deal.productId)
  await chargeCashCommission(tx, sale, { actorId: by.id })
  return recordSale(tx, deal, price)
}
