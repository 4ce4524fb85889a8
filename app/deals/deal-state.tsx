import * as dates from "#texts/dates"
import * as deadlines from "#texts/deal-deadlines"
import * as moneyTexts from "#texts/deal-money"
import * as ofOthers from "#texts/deal-of-others"
import * as texts from "#texts/deals"
import * as format from "#texts/format"
import { chargebacks as held } from "#texts/money-to-look-at"
import { daysToReturn, isToReturn } from "../../contract/dispute-choices.ts"
import type { Deal } from "../../contract/deals.ts"
import { isRefundedOutsideProvider } from "./refunded-outside-provider.ts"

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
      <p className="max-w-[30em]">{saidOf(deal)}</p>
      {dueAt && !onHold && <p className="font-semibold">{untilOf(deal, dates.dayTime(new Date(dueAt)))}</p>}
    </section>
  )
}

/** Returns the sentence about the deadline; after a chargeback it promises no refund. */
function untilOf(deal: Deal, time: string) {
  const { you, state, delivery } = deal
  if (state !== "paid" && state !== "disputed") return deadlines.until[state](time)
  if (saidOfBank(deal)) return deadlines.until.booked(time)
  return state === "paid" ? deadlines.untilHandedOver[you][delivery](time) : deadlines.untilDecided[you](time)
}

function saidOf(deal: Deal) {
  const { state, onHold, you } = deal
  const ofBank = state === "refunded" ? undefined : saidOfBank(deal)
  return ofBank ?? (onHold ? texts.onHold[you] : nextOf(deal))
}

/** Returns the sentence about a chargeback; undefined if the deal goes on as without one. */
function saidOfBank({ you, state: step, onHold, chargeback }: Deal) {
  if (!chargeback) return undefined
  const { state, isWithdrawn } = chargeback
  if (state === "open" && you !== "admin" && step !== "completed") return undefined
  const price = format.price(chargeback.amount)
  if (you === "seller") return moneyTexts.chargebacks[state](price, isWithdrawn)
  if (onHold && you === "admin") return held[state](price)
  if (state === "open") return moneyTexts.askedByBank(price, isWithdrawn)
  return state === "lost" ? moneyTexts.givenBackByBank(price) : undefined
}

function nextOf(deal: Deal) {
  const { you, buyer, seller, dispute, givenByBank: byBank = 0, paymentWaits = false } = deal
  const step = stepOf(deal)
  const isOtherWay = byBank > 0 || isRefundedOutsideProvider(deal)
  const names = {
    buyer: buyer.name,
    seller: seller.name,
    returnBy: returnBy(dispute?.decidedAt),
    isOtherWay,
    paymentWaits,
  }
  if (isOtherWay && (step === "refunded" || step === "returned"))
    return moneyTexts.otherWay[you][step]({ ...names, price: byBank > 0 ? format.price(byBank) : "" })
  const next = you === "admin" ? ofOthers.next : texts.next[you]
  return next[step](names)
}

function stepOf({ state, delivery, method, dispute, meeting }: Deal) {
  if (state === "reserved" && method !== "cash") return "reservedToPay"
  if (state === "reserved" && meeting?.agreedAt) return "reservedToMeet"
  if (state === "paid" && delivery === "courier") return "paidForCourier"
  if (state === "completed" && dispute?.outcome === "split") return "split"
  if (state === "refunded" && dispute && isToReturn(dispute)) return "returned"
  if (state === "completed" && method === "cash") return "completedInCash"
  if (state === "delivered" && method === "cash") return "deliveredInCash"
  return state
}

function returnBy(decidedAt = "") {
  const by = new Date(decidedAt)
  by.setDate(by.getDate() + daysToReturn)
  return decidedAt && dates.day(by)
}
