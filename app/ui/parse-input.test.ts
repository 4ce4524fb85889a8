import { expect, test } from "vitest"
import { parseAmount, parsePhone, parseYear } from "./parse-input.ts"

test.each([
  ["12500", 12_500],
  ["৳ 12,500", 12_500],
  ["12 500", 12_500],
  ["১,২৫,০০০.৫০ টাকা", 125_000.5],
  ["1,25,000 BDT", 125_000],
  ["Tk. 12500/-", 12_500],
  [" 0.50 ", 0.5],
  ["-5", -5],
  ["", undefined],
  ["৳", undefined],
])("an amount written as %j is understood", (input, amount) => {
  expect(parseAmount(input)).toBe(amount)
})

test.each(["12,50", "12.500,00", "1 2 500", "1e5", "about 500", "12500-13000"])(
  "an amount written as %j is not guessed",
  (input) => {
    expect(parseAmount(input)).toBe(input)
  },
)

test.each([
  ["+880 1712-345678", "+8801712345678"],
  ["০১৭১২ ৩৪৫৬৭৮", "01712345678"],
  ["(02) 5861 0000", "0258610000"],
  ["+44 (0)20 7946 0000", "+442079460000"],
  ["\u202A+880 1712‑345678\u202C", "+8801712345678"],
  ["+880\ufe0f 1712-345678", "+8801712345678"],
  ["tel:+8801712345678", "+8801712345678"],
  ["＋８８０ １７１２ ３４５６７８", "+8801712345678"],
  ["02/58610000", "0258610000"],
  ["call me", "call me"],
  ["01712 or 01812", "01712 or 01812"],
])("a phone number written as %j is sent as %j", (input, number) => {
  expect(parsePhone(input)).toBe(number)
})

test.each([
  ["2019", 2019],
  ["২০১৯", 2019],
  ["", undefined],
  ["about 2019", "about 2019"],
])("a year written as %j is understood as %j", (typed, year) => {
  expect(parseYear(typed)).toBe(year)
})
