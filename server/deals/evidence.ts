import type { DealParty } from "../../contract/deals.ts"
import type { Db } from "../../db/tables.ts"
import { type Deal, findDeal } from "../bookings/find-deal.ts"
import { wrongState } from "../bookings/move.ts"
import * as evidence from "../disputes/evidence.ts"
import type { Source } from "../images/variants.ts"
import type { SignedIn } from "../users/users.ts"
import { actWithoutMove } from "./act-without-move.ts"
import { asParty } from "./act-on.ts"
import { refusalOf } from "./conditions.ts"
import { refusalUnlessParty, refusalWithoutMove } from "./side-conditions.ts"

/** Runs before the photo is read. Throws `not-found`, `forbidden`, `wrong-state`, `window-closed`. */
export async function assertMayAdd(db: Db, who: SignedIn, bookingId: string) {
  const { deal, by } = asParty(who, await findDeal(db, bookingId))
  const refusal = refusalToAdd(deal, by.role)
  if (refusal) throw refusal
}

/** Stores a photo for a later statement. Throws as above, and `photo-limit`, `unsupported-type`, `too-large`. */
export async function addEvidence(db: Db, who: SignedIn, bookingId: string, photo: Source) {
  const variant = await evidence.readPhoto(photo)
  return actWithoutMove(db, who, bookingId, {
    run: async (tx, deal, { role }) => {
      const refusal = refusalToAdd(deal, role === "buyer" || role === "seller" ? role : "admin")
      if (refusal) throw refusal
      return evidence.add(tx, { bookingId, authorId: who.id }, variant)
    },
  })
}

function refusalToAdd(deal: Deal, role: DealParty) {
  const refusal = refusalUnlessParty(role)
  if (refusal || deal.state === "disputed") return refusal ?? refusalWithoutMove("statement", deal, role)
  const isToDispute = role === "buyer" && (deal.state === "sent" || deal.state === "delivered")
  return isToDispute ? refusalOf("dispute", deal, role) : wrongState(deal)
}
