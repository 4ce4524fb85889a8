import { expect, test } from "vitest"
import { quickRepliesOf } from "./quick-replies.ts"

test.each([
  ["available", true, "Yes, it is still available."],
  ["reserved", false, "Is it still available?"],
  ["withdrawn", true, undefined],
  ["sold", false, undefined],
] as const)(
  "a prepared text about a product that is %s begins (by its seller: %s) with %s",
  (state, isSeller, first) => {
    expect(quickRepliesOf({ state, isSeller })[0]).toBe(first)
  },
)
