import type { Tx } from "../../db/tables.ts"
import { deadlines, fromNow, reminders } from "../bookings/deadlines.ts"
import { holdProduct } from "../bookings/hold.ts"
import { move } from "../bookings/move.ts"
import { keepTerms } from "../bookings/terms.ts"
import { take } from "../deals/act-on.ts"
import { assertNobodyPays } from "../deals/nobody-pays.ts"
import type { OnOffer } from "./on-offer.ts"

/** The offer's buyer alone may buy, at its price, in any way that the product allows. */
export async function agree(tx: Tx, { offer, deal, side }: OnOffer) {
  const by = { role: side, id: side === "buyer" ? deal.buyerId : deal.sellerId }
  await assertNobodyPays(tx, deal)
  await take(tx, deal, by, {
    name: "agree",
    run: async () => {
      const until = fromNow(deadlines.payingAgreed)
      await move(tx, deal, {
        act: "agree",
        to: "reserved",
        by,
        dueAt: until,
        remindAt: fromNow(reminders.payingAgreed),
        set: { sellingPrice: offer.amount, method: null, reservedUntil: until },
      })
      await holdProduct(tx, deal, until)
      await keepTerms(tx, deal.id)
    },
  })
}
