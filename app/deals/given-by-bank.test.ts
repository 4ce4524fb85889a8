import { expect, test } from "vitest"
import type { Deal } from "../../contract/deals.ts"
import { isPaidByHand } from "./given-by-bank.ts"

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
  { refunds: [byCard], is: false },
  // what was paid twice went by hand, and the deal's own money goes by card
  { refunds: [stray, byCard], is: false },
  { refunds: [{ ...stray, state: "done" }, refund], is: true },
  { refunds: [stray], is: false },
  { refunds: [{ ...refund, amount: 20_000 }, byCard], is: false },
] satisfies { refunds: Refund[]; is: boolean }[])(
  "all of a deal's money went back in another way only where each of its refunds did: %#",
  ({ refunds, is }) => {
    expect(isPaidByHand({ refunds })).toBe(is)
  },
)
