import { expect, test } from "vitest"
import { hasContactData } from "./contact-data.ts"

test.each([
  ["Call 01711-223344 please", true],
  ["+880 (1711) 22.33.44", true],
  ["আমার নম্বর ০১৭১১ ২২৩৩৪৪", true],
  ["See https://example.org/x", true],
  ["look at mypage.com", true],
  ["Write to ana@example.org", true],
  ["Would you take 62,000 in 2026?", false],
  ["Is it a 1962 or a 1965? I come at 6.30 @ your place.", false],
])("%s: contact data is found: %s", (text, isFound) => {
  expect(hasContactData(text)).toBe(isFound)
})
