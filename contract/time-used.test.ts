import { expect, test } from "vitest"
import { monthsIn } from "./time-used.ts"
import { timeUsed as inBangla } from "../texts/bn/format.ts"

test.each([
  ["2 yrs", 24],
  ["2yrs.", 24],
  ["1 year", 12],
  ["A year", 12],
  ["1.5 years", 18],
  ["1,5 years", 18],
  ["1½ years", 18],
  ["1 and a half years", 18],
  ["half a year", 6],
  ["2 years 3 months", 27],
  ["6 months", 6],
  ["9months", 9],
  ["about three months", 3],
  ["a couple of months", 2],
  ["3 weeks", 1],
  ["10 days", 0],
  ["45 days", 1],
  ["18 Months", 18],
  ["১৮ মাস", 18],
  ["২ বছর", 24],
  ["২ বছর ৬ মাস", 30],
  ["দেড় বছর", 18],
  ["ছয় মাস", 6],
  ["এক বছরের", 12],
  ["৩ সপ্তাহ", 1],
  ["new", 0],
  ["Brand new", 0],
  ["Never used", 0],
  ["নতুন", 0],
  ["since 2019", undefined],
  ["like new", undefined],
  ["years", undefined],
  ["a lot", undefined],
  ["5", undefined],
  ["99999999999999999999 years", undefined],
  ["😀", undefined],
])("%j is %s months", (timeUsed, months) => {
  expect(monthsIn(timeUsed)).toBe(months)
})

test.each([
  ["2 years", "২ বছর"],
  ["1 Month", "১ মাস"],
  ["1.5 years", "১.৫ বছর"],
  ["10days", "১০ দিন"],
  ["6 weeks", "৬ সপ্তাহ"],
  ["about 2 years", "about 2 years"],
  ["2 constructors", "2 constructors"],
  ["২ বছর", "২ বছর"],
  ["new", "new"],
])("a page in Bangla says %j as %j", (time, shown) => {
  expect(inBangla(time)).toBe(shown)
})
