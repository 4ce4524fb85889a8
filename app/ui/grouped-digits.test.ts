import { expect, test } from "vitest"
import { groupCardNumber, groupExpiry, regroup } from "./grouped-digits.ts"

test.each([
  ["", ""],
  ["4242", "4242"],
  ["42424", "4242 4"],
  ["4242424242424242", "4242 4242 4242 4242"],
  ["4242-4242-4242-4242", "4242 4242 4242 4242"],
  [" 4242  4242 ", "4242 4242"],
  ["my card 4242", "my card 4242"],
])("a card number typed as %j is shown as %j", (typed, shown) => {
  expect(groupCardNumber(typed)).toBe(shown)
})

test.each([
  ["1", "1"],
  ["12", "12"],
  ["12/", "12/"],
  ["123", "12/3"],
  ["1234", "12/34"],
  ["12 / 34", "12/34"],
  ["1/", "01/"],
  ["1/34", "01/34"],
  ["12/2034", "12/2034"],
  ["never", "never"],
  ["12-34", "12-34"],
])("an expiry date typed as %j is shown as %j", (typed, shown) => {
  expect(groupExpiry(typed)).toBe(shown)
})

test.each([
  ["typed at the end", "42424", 5, "4242 4", 6],
  ["typed in the middle", "42942 4242", 3, "4294 2424 2", 3],
  ["typed over the end of a group", "42425 4242", 5, "4242 5424 2", 6],
  ["taken by Backspace, the space between two groups", "42424242", 4, "4242 4242", 4],
  ["pasted over all of it", "4242424242424242", 16, "4242 4242 4242 4242", 19],
])("the caret stays behind the digit that was %s", (_, value, caret, shown, at) => {
  expect(regroup({ value, caret }, groupCardNumber)).toEqual({ value: shown, caret: at })
})

test("Delete goes over the space between two groups", () => {
  expect(regroup({ value: "42424242", caret: 4 }, groupCardNumber, true)).toEqual({
    value: "4242 4242",
    caret: 5,
  })
})
