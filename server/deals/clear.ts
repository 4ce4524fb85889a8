import { endHold } from "../bookings/on-hold.ts"
import type { BesideAct } from "./act-beside.ts"
import { onlyOtherSide } from "./conditions.ts"

export const clear: BesideAct = {
  run: (tx, deal, by) => {
    if (by.role !== "admin") throw onlyOtherSide
    return endHold(tx, deal, by)
  },
}
