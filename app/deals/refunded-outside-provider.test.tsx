import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import type { Deal } from "../../contract/deals.ts"
import { deal } from "../../test/deal-sample.ts"
import { isRefundedOutsideProvider } from "./refunded-outside-provider.ts"
import { DealState } from "./deal-state.tsx"

type Refund = Deal["refunds"][number]

const refund: Refund = {
  _id: "0190a000-0000-7000-8000-000000000001",
  amount: 62_000,
  reason: "refund",
  state: "byHand",
  createdAt: "2026-11-20T06:00:00.000Z",
}
const stray: Refund = { ...refund, reason: "stray" }
const byCard: Refund = { ...refund, state: "requested" }

test.each([
  { refunds: [], is: false },
  { refunds: [refund], is: true },
  { refunds: [{ ...refund, state: "byBank" }], is: true },
  { refunds: [byCard], is: false },
  // a double payment was refunded by hand, the deal's own money goes back to the card
  { refunds: [stray, byCard], is: false },
  { refunds: [{ ...stray, state: "done" }, refund], is: true },
  { refunds: [stray], is: false },
  { refunds: [{ ...refund, amount: 20_000 }, byCard], is: false },
] satisfies { refunds: Refund[]; is: boolean }[])(
  "a deal's money counts as refunded in another way only if each of its refunds was: %#",
  ({ refunds, is }) => {
    expect(isRefundedOutsideProvider({ refunds })).toBe(is)
  },
)

const id = "0190a000-0000-7000-8000-000000000001"
const early = "2026-11-20T06:00:00.000Z"

const disputed = { reason: "damaged", openedAt: early, answerBy: early } as const
const asked = { amount: 62_000, state: "open", isWithdrawn: true } as const
const lost = { amount: 62_000, state: "lost", isWithdrawn: true } as const

test.each([
  ["buyer", "All of the money goes back to you: 62,000 BDT of it from your bank."],
  ["seller", "All of the money goes back to Ana Gomes: 62,000 BDT of it from their bank."],
  ["admin", "All of the money goes back to Ana Gomes: 62,000 BDT of it from their bank."],
] as const)("the %s does not read that a refund by the bank goes back the way it was paid", (you, says) => {
  const back = { _id: id, reason: "other", createdAt: early, state: "done" } as const
  const shownWith = (of: Partial<Deal>) =>
    shownOf({ ...deal, you, state: "refunded", chargeback: lost, givenByBank: 62_000, ...of })
  const dispute: NonNullable<Deal["dispute"]> = {
    ...disputed,
    statements: [],
    outcome: "refund",
    decidedAt: early,
  }
  for (const of of [{}, { dispute }, { chargeback: asked }]) {
    expect(shownWith(of)).toContain(says)
    expect(shownWith(of)).not.toContain("the way it came")
    expect(shownWith(of).includes("30 November 2026")).toBe("dispute" in of)
  }
  const part = { givenByBank: 15_000, refunds: [{ ...back, amount: 47_000 }] }
  expect(shownWith(part)).toContain("15,000 BDT of it from")
  const byHand = { ...back, amount: 62_000, state: "byHand" } as const
  const ofUs = { givenByBank: undefined }
  expect(shownWith({ ...ofUs, refunds: [byHand] })).toContain("in another way than it came")
  expect(shownWith({ ...ofUs, refunds: [{ ...back, amount: 62_000 }] })).not.toContain("bank")
})

test.each(["buyer", "admin"] as const)(
  "the %s does not read that a split paid by hand goes back the way it was paid",
  (you) => {
    const dispute: Deal["dispute"] = { ...disputed, statements: [], outcome: "split", decidedAt: early }
    const part = { _id: id, reason: "split", createdAt: early, amount: 20_000 } as const
    for (const state of ["done", "byHand", "byBank"] as const) {
      const refunds = [{ ...part, state }]
      const shown = shownOf({ ...deal, you, dispute, refunds })
      expect(shown).toContain("A part of the money goes back to")
      expect(shown.includes("the way it came")).toBe(state === "done")
    }
  },
)

test.each(["buyer", "seller", "admin"] as const)(
  "the %s does not read that a product reserved with a suspended seller has to be paid in time",
  (you) => {
    for (const method of [undefined, "cash"] as const) {
      const shownWith = (of: Partial<Deal>) => shownOf({ ...deal, you, state: "reserved", method, ...of })
      const words =
        you === "seller" && method ? /Agree where/ : /(?:pays?|pay for it) before the time is over/i
      expect(shownWith({})).toMatch(words)
      const waiting = shownWith({ paymentWaits: true })
      expect(waiting).not.toMatch(/(?:pays?|pay for it) before the time is over/i)
      expect(waiting.includes("It cannot be paid for at the moment.")).toBe(!method)
    }
  },
)

test("a request that nobody answers ends, and its booking stays", () => {
  const asked = { you: "buyer", state: "requested", dueAt: "2099-01-05T06:00:00.000Z" } as const
  expect(shownOf({ ...deal, ...asked })).toContain("by 5 January 2099, 12:00 the request ends.")
})

function shownOf(of: Deal) {
  return renderToStaticMarkup(<DealState deal={of} />).replaceAll(/[\u2068\u2069]/g, "")
}
