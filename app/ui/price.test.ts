import { expect, test } from "vitest"
import { formatBdt } from "../../contract/money.ts"

test.each([
  [0, "0 BDT"],
  [9_500, "9,500 BDT"],
  [125_000, "1,25,000 BDT"],
  [125_000.5, "1,25,000.50 BDT"],
  [0.05, "0.05 BDT"],
  [10_000_000, "1,00,00,000 BDT"],
])("a price of %d is said as %s", (amount, said) => {
  expect(formatBdt(amount)).toBe(said)
})
