import type { NewDispute, NewStatement } from "../../contract/disputes.ts"
import { deadlines, fromNow, reminders } from "../bookings/deadlines.ts"
import { move } from "../bookings/move.ts"
import * as disputes from "../disputes/disputes.ts"
import * as statements from "../disputes/statements.ts"
import { recordEvent } from "../events/events.ts"
import type { ActWithoutMove } from "./act-without-move.ts"
import type { Act } from "./act-on.ts"
import { complete } from "./complete.ts"
import { refundAll } from "./refund.ts"

export function dispute({ reason, statement: text, evidence }: NewDispute): Act {
  return {
    name: "dispute",
    run: async (tx, deal, by) => {
      await move(tx, deal, {
        act: "dispute",
        to: "disputed",
        by,
        reason,
        dueAt: fromNow(deadlines.decidingDispute),
        remindAt: fromNow(reminders.answeringDispute),
      })
      const answerBy = fromNow(deadlines.answeringDispute)
      await disputes.open(tx, { bookingId: deal.id, reason, answerBy })
      await statements.add(tx, { bookingId: deal.id, authorId: deal.buyerId }, { text, evidence })
    },
    isDone: (tx, deal) => statements.isFirst(tx, { bookingId: deal.id, authorId: deal.buyerId }, text),
  }
}

/** Adds a party's statement to an open dispute. Idempotent: a repeat of the last text is ignored. */
export function addStatement({ text, evidence }: NewStatement): ActWithoutMove {
  return {
    needs: "statement",
    run: async (tx, { id: bookingId, productId, buyerId, sellerId }, { role, id: actorId }) => {
      const of = { bookingId, authorId: role === "buyer" ? buyerId : sellerId }
      if (await statements.isLast(tx, of, text)) return
      await statements.add(tx, of, { text, evidence })
      if (role === "seller") await disputes.markAnswered(tx, bookingId)
      const subjects = { booking: bookingId, product: productId }
      await recordEvent(tx, { type: "dispute stated", actorId, subjects })
    },
  }
}

export const withdrawDispute: Act = {
  name: "withdraw-dispute",
  run: async (tx, deal, by) => {
    await complete(tx, deal, by, "withdraw-dispute")
    await disputes.end(tx, deal.id, { outcome: "withdrawn" })
  },
  isDone: (tx, { id }) => disputes.hasEnded(tx, id, { outcome: "withdrawn" }),
}

export const concede: Act = {
  name: "concede",
  run: async (tx, deal, by) => {
    await refundAll(tx, deal, by, "concede", "conceded")
    await disputes.end(tx, deal.id, { outcome: "conceded" })
  },
  isDone: (tx, { id }) => disputes.hasEnded(tx, id, { outcome: "conceded" }),
}
