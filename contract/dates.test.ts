import { expect, test } from "vitest"
import { formatDate, formatDateTime } from "./dates.ts"

// Dhaka is six hours ahead of UTC all year round: its day begins at 18:00Z
test.each([
  ["a day", "2026-11-20T17:59:59Z", "20 November 2026", "2026-11-20T18:00:00Z", "21 November 2026"],
  ["a month", "2026-11-30T17:59:59Z", "30 November 2026", "2026-11-30T18:00:00Z", "1 December 2026"],
  ["a year", "2026-12-31T17:59:59Z", "31 December 2026", "2026-12-31T18:00:00Z", "1 January 2027"],
  [
    "the day before a leap day",
    "2028-02-28T17:59:59Z",
    "28 February 2028",
    "2028-02-28T18:00:00Z",
    "29 February 2028",
  ],
])("%s ends at midnight in Dhaka, wherever the server is", (_, last, lastInWords, first, firstInWords) => {
  expect(formatDate(new Date(last))).toBe(lastInWords)
  expect(formatDateTime(new Date(last))).toBe(`${lastInWords}, 23:59`)
  expect(formatDate(new Date(first))).toBe(firstInWords)
  expect(formatDateTime(new Date(first))).toBe(`${firstInWords}, 00:00`)
})

test.each(["2026-03-29T00:30:00Z", "2026-06-21T00:30:00Z", "2026-10-25T00:30:00Z"])(
  "daylight saving time elsewhere moves none of our hours: %s",
  (moment) => {
    expect(formatDateTime(new Date(moment))).toMatch(/ 2026, 06:30$/)
  },
)
