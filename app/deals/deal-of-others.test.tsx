import { QueryClientProvider } from "@tanstack/react-query"
import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { dealStates, isSoldState, soldStates } from "../../contract/deal-states.ts"
import type { Deal } from "../../contract/deals.ts"
import { deal as sample } from "../../test/deal-sample.ts"
import { queryClient } from "../data/query-client.ts"
import { CashActions } from "./cash-actions.tsx"
import { DealActions } from "./deal-actions.tsx"
import { DealHead } from "./deal-head.tsx"
import { DealMoney } from "./deal-money.tsx"
import { DealState } from "./deal-state.tsx"
import { DealTimeline } from "./deal-timeline.tsx"
import { MeetingSection } from "./meeting-section.tsx"
import { ReviewSection } from "./review-section.tsx"

const id = "0190a000-0000-7000-8000-000000000001"
const early = "2026-11-20T06:00:00.000Z"
const ahead = "2099-01-05T06:00:00.000Z"

const reviews = { until: ahead, hasOther: false, published: [] }

const deal: Deal = {
  ...sample,
  state: "booked",
  meeting: { version: 1, place: "Bashundhara City", at: ahead, proposedBy: "buyer", agreedAt: early },
  may: ["refund"],
}

const asked = { amount: 62_000, state: "open", isWithdrawn: true } as const
const lost = { amount: 62_000, state: "lost", isWithdrawn: true } as const

const changes: Partial<Deal>[] = dealStates.flatMap((state) => [
  { state },
  { state, method: "cash" },
  { state, delivery: "courier", onHold: true },
  ...(state === "completed" ? [{ state, reviews, priceToday: 60_000 }] : []),
  ...(isSoldState(state)
    ? [
        { state, chargeback: lost },
        { state, chargeback: asked },
      ]
    : []),
])

test("an admin reads by name what the two people of a deal do, and has none of their buttons", () => {
  for (const change of changes) {
    const shown = shownOf({ ...deal, ...change })
    const words = shown.replaceAll(/<[^>]*>/g, " ")
    expect(words).not.toMatch(/\b(?:you|your|yours)\b/i)
    expect(words).not.toMatch(/I HAVE IT|MAKE PAYMENT|SEE PAYMENT|SEE MY PRODUCTS|SOMETHING IS WRONG/)
    const buttons = Array.from(
      shown.matchAll(/<(?:button|a) [^>]*>(.*?)<\/(?:button|a)>/g),
      ([, label = ""]) => label.replaceAll(/<[^>]*>/g, ""),
    )
    expect(buttons).toEqual(["REFUND"])
  }
})

test.each([
  ["admin", ["/dashboard/allsellers?person=rahim", "/dashboard/allbuyers?person=ana"]],
  ["buyer", []],
  ["seller", []],
] as const)("the names of a deal lead the %s to what can be done about its people", (you, links) => {
  const head = <DealHead deal={{ ...deal, you }} />
  const shown = renderToStaticMarkup(<MemoryRouter>{head}</MemoryRouter>)
  expect(Array.from(shown.matchAll(/href="(\/dashboard[^"]*)"/g), ([, link]) => link)).toEqual(links)
})

test("an admin is told who owes whom what", () => {
  const shown = shownOf({ ...deal, state: "sent", delivery: "courier" })
  expect(shown.replaceAll(/[\u2068\u2069]/g, "")).toContain(
    "It is with the courier. Rahim Uddin gets the money when Ana Gomes has it.",
  )
})

test.each([
  { state: "open", says: "has not decided yet" },
  { state: "won", says: "has decided for you: the sale stands" },
  { state: "lost", says: "has decided for the buyer" },
] as const)("a seller reads on a completed deal what a bank has decided: $state", ({ state, says }) => {
  const of: Deal = { ...deal, you: "seller", state: "completed", may: [] }
  for (const onHold of [true, false]) {
    const shown = shownOf({ ...of, onHold, chargeback: { amount: 62_000, state, isWithdrawn: true } })
    expect(shown).toContain(says)
    expect(shown).not.toContain("The money is yours")
    expect(shown.includes("not decided")).toBe(state === "open")
  }
})

test.each([
  { state: "won", isWithdrawn: true, says: true },
  { state: "won", isWithdrawn: false, says: false },
  { state: "lost", isWithdrawn: true, says: false },
] as const)(
  "a seller is told that money returns only where a bank has it and decided for the seller: $state, $isWithdrawn",
  ({ state, isWithdrawn, says }) => {
    const chargeback = { amount: 62_000, state, isWithdrawn }
    const shown = shownOf({ ...deal, you: "seller", state: "completed", may: [], chargeback })
    expect(shown.includes("returns to your balance")).toBe(says)
    expect(shown).not.toContain("under Payouts")
  },
)

test.each([
  ["buyer", "paid", "courier", false, "If it is not sent by 5 January 2099, 12:00, you get your money back."],
  [
    "buyer",
    "paid",
    "meet",
    true,
    "If it is not handed over by 5 January 2099, 12:00, you get your money back.",
  ],
  ["seller", "paid", "courier", false, "Send it by 5 January 2099, 12:00, or the buyer gets the money back."],
  [
    "seller",
    "paid",
    "meet",
    false,
    "Hand it over by 5 January 2099, 12:00, or the buyer gets the money back.",
  ],
  [
    "admin",
    "paid",
    "courier",
    false,
    "If it is not sent by 5 January 2099, 12:00, the buyer gets the money back.",
  ],
  ["buyer", "sent", "courier", true, "Counts as handed over from 5 January 2099, 12:00"],
  ["buyer", "disputed", "meet", false, "has not decided by 5 January 2099, 12:00, you get your money back."],
  ["seller", "disputed", "meet", false, "has not decided by 5 January 2099, 12:00, the buyer gets the money"],
  ["admin", "disputed", "meet", false, "Decide by 5 January 2099, 12:00, or the buyer gets the money back."],
] as const)(
  "the %s of a deal that is %s by %s reads their deadline",
  (you, state, delivery, isOffered, says) => {
    const may: Deal["may"] = you === "buyer" && state !== "disputed" ? ["received"] : []
    const shown = shownOf({ ...deal, you, state, delivery, may, dueAt: ahead })
    expect(shown).toContain(says)
    // a courier delivery cannot be received before it is sent
    expect(shown.includes(">I HAVE IT<")).toBe(isOffered)
  },
)

test("the gateway that reports a payment is not named as the one who pays", () => {
  const step = { from: "paying", to: "paid", by: "provider", createdAt: early } as const
  const events: Deal["events"] = [
    { ...step, act: "capture" },
    { ...step, act: "give-up", to: "booked" },
  ]
  const shown = renderToStaticMarkup(<DealTimeline deal={{ ...deal, events }} />).replaceAll(/<[^>]*>/g, "")
  expect(shown).toContain("Paid20 November 2026, 12:00 · Buyer")
  expect(shown).toContain("Payment not made20 November 2026, 12:00Paid")
})

test.each(["buyer", "seller", "admin"] as const)(
  "nobody reads that a cleared deal's money is kept when a bank has taken it back: the %s",
  (you) => {
    for (const state of soldStates) {
      const shown = shownOf({ ...deal, you, state, dueAt: ahead, may: [], chargeback: lost })
      expect(shown).toContain("bank")
      expect(shown).not.toMatch(/keeps the money|gets the money|goes back to|money is yours/)
    }
  },
)

test.each([
  [{ onHold: true, chargeback: asked }, "asks for 62,000 BDT. Answer it in the"],
  [{ onHold: true, chargeback: lost }, "gave the buyer 62,000 BDT for good."],
  [{ chargeback: asked }, "asks for 62,000 BDT back, and has not decided yet. The money is with the bank"],
  [{ chargeback: { ...asked, state: "won", isWithdrawn: false } }, "Backline keeps the money."],
] as const)("an admin reads on the page of a deal what its buyer's bank asks: %#", (of, says) => {
  expect(shownOf({ ...deal, state: "paid", ...of })).toContain(says)
})

test("an admin reads what the gateway calls a payment and its refund", () => {
  const gateway = { provider: "bkash", reference: "BFD90JRLST" }
  const refund = { _id: id, amount: 62_000, reason: "refund", createdAt: early, state: "done" } as const
  const of: Deal = { ...deal, state: "refunded", gateway, refunds: [{ ...refund, reference: "REF66TRX" }] }
  const shown = renderToStaticMarkup(<DealMoney deal={of} />)
  expect(renderToStaticMarkup(<DealMoney deal={{ ...of, chargeback: lost }} />)).toContain(
    "Taken back by the",
  )
  for (const words of ["bKash", "Reference: BFD90JRLST", "Reference: REF66TRX"])
    expect(shown).toContain(words)
})

function shownOf(of: Deal) {
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <DealState deal={of} />
        <CashActions deal={of} isSecond={false} />
        <MeetingSection deal={of} />
        <DealActions deal={of} />
        <ReviewSection deal={of} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
