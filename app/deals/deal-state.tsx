import * as dates from "#texts/dates"
import * as texts from "#texts/deals"
import type { Deal } from "../../contract/deals.ts"

/** Where the deal is, what comes next, and until when. */
export function DealState({ deal }: { deal: Deal }) {
  const { state, dueAt, onHold } = deal
  return (
    <section
      aria-labelledby="state"
      aria-live="polite"
      className="grid gap-1 rounded-box border-l-4 border-accent bg-base-200 p-4"
    >
      <h2 id="state" className="text-xl">
        {texts.states[state]}
      </h2>
      <p>{onHold ? texts.onHold : nextOf(deal)}</p>
      {dueAt && !onHold && (
        <p className="font-semibold">{texts.until[state](dates.dayTime(new Date(dueAt)))}</p>
      )}
    </section>
  )
}

function nextOf({ you, state, delivery, method, buyer, seller }: Deal) {
  const names = { buyer: buyer.name, seller: seller.name }
  const next = texts.next[you === "admin" ? "buyer" : you]
  if (method === "cash" && state === "completed") return next.completedInCash(names)
  return state === "paid" && delivery === "courier" ? next.paidForCourier(names) : next[state](names)
}
