import type { Tx } from "../../db/tables.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { freeProduct } from "../bookings/reserved-product.ts"
import { type Actor, move, wrongState } from "../bookings/move.ts"
import { recordEvent } from "../events/events.ts"
import { day } from "../process/durations.ts"
import type { ActWithoutMove } from "./act-without-move.ts"
import { type Act, take } from "./act-on.ts"
import { noShow, noShowReportedAt } from "../bookings/buyer-records.ts"
import { refusalUnlessParty } from "./side-conditions.ts"

/** Reports that the other did not come, which counts against them unless they report the same. */
export const reportNoShow: ActWithoutMove = {
  run: async (tx, deal, by) => {
    const refusal = refusalUnlessParty(by.role)
    if (refusal) throw refusal
    return deal.state === "cancelled" ? contest(tx, deal, by) : take(tx, deal, by, endByNoShow)
  },
}

const endByNoShow: Act = {
  name: "no-show",
  run: async (tx, deal, by) => {
    const reason = reasonReportedBy(by)
    const set = { endReason: reason, reservedUntil: null }
    await move(tx, deal, { act: "no-show", to: "cancelled", by, reason, set })
    await freeProduct(tx, deal)
  },
}

const contestTime = 3 * day

/** A no-show that both report of each other in time counts for nobody. */
async function contest(tx: Tx, deal: Deal, by: Actor) {
  if (deal.endReason === noShow.contested || deal.endReason === reasonReportedBy(by)) return
  const isSaidOfThem = deal.endReason === noShow.buyer || deal.endReason === noShow.seller
  const saidAt = isSaidOfThem ? await noShowReportedAt(tx, deal.id) : undefined
  if (!saidAt || saidAt.getTime() + contestTime < deal.now.getTime()) throw wrongState(deal)
  await tx.updateTable("bookings").set({ endReason: noShow.contested }).where("id", "=", deal.id).execute()
  const subjects = { booking: deal.id, product: deal.productId }
  await recordEvent(tx, { type: "no-show contested", actorId: by.id, subjects })
}

function reasonReportedBy({ role }: Actor) {
  return noShow[role === "seller" ? "buyer" : "seller"]
}
