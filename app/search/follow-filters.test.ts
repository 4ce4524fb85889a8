import { expect, test } from "vitest"
import { parseSearch } from "../data/search-params.ts"
import { asksFor } from "./follow-filters.ts"

test.each([
  ["/products?q=pedal&min=5000&condition=Good", "?q=pedal&condition=Good&min=5%2C000", true],
  ["/products?max=%E0%A7%AB%E0%A7%A6%E0%A7%A6%E0%A7%A6", "?max=5000", true],
  ["/products", "", true],
  ["/products?q=pedal", "?q=pedal&available=all", false],
  ["/products?max=5000", "?max=8000", false],
  ["/products", "?after=abc", false],
  ["/categories/1?q=pedal", "?q=pedal", false],
])("whether %s is what %j shows: %s", (address, search, isSame) => {
  expect(asksFor(address, "/products", parseSearch(search))).toBe(isSame)
})
