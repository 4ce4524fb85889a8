import { expect, test } from "vitest"
import { searchPath, parseSearch, unknownChoices, withTypedPrice } from "./search-params.ts"

test.each([
  ["?min=9,000&max=৫০০০", { min: "5000", max: "9000", isSwapped: true }],
  ["?min=5000&max=৳ 9,000.50", { min: "5000", max: "9000.5", isSwapped: false }],
  ["?min=cheap&max=100", { min: "cheap", max: "100", isSwapped: false }],
  ["?condition=Good&condition=Fair&q=+", { condition: "Good,Fair", isSwapped: false }],
  ["?cursor=abc&unknown=1", { after: "abc", isSwapped: false }],
])("the address %s is read", (search, params) => {
  expect(parseSearch(search)).toEqual(params)
})

test("a filter that is none of the choices is named, and the others are not", () => {
  const params = parseSearch("?condition=Good,Mint&posted=never&sort=price&available=all&district=x")
  expect(Object.keys(unknownChoices(params))).toEqual(["condition", "posted"])
})

test("a changed search begins with its first page", () => {
  const params = { q: "গিটার", condition: "Good", after: "abc" }
  expect(searchPath("/products", params, { condition: undefined })).toBe(
    `/products?q=${encodeURIComponent("গিটার")}`,
  )
  expect(searchPath("/products", {})).toBe("/products")
})

test.each([
  ["?q=guitar+5k-20k&sort=price", "?q=guitar&min=5000&max=20000&sort=price"],
  ["?q=guitar+5k-20k&min=cheap", "?q=guitar&min=cheap&max=20000"],
])("a price among the words of %s is the filter %s", (search, filtered) => {
  const params = withTypedPrice(parseSearch(search), { min: 5_000, max: 20_000, q: "guitar", words: "5k-20k" })
  expect(searchPath("", params)).toBe(filtered)
})
