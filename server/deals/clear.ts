import { isEnded } from "../../contract/deal-states.ts"
import { wrongState } from "../bookings/move.ts"
import { takeOffHold } from "../bookings/on-hold.ts"
import type { ActWithoutMove } from "./act-without-move.ts"
import { onlyOtherSide } from "./conditions.ts"

export const clear: ActWithoutMove = {
  run: (tx, deal, by) => {
    if (by.role !== "admin") throw onlyOtherSide
    if (isEnded(deal.state)) throw wrongState(deal)
    return takeOffHold(tx, deal, by)
  },
}
