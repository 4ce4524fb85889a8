import { expect, test } from "vitest"
import { parseSearch } from "../data/search-params.ts"
import { toParams, withFilters } from "./form-address.ts"

test("two conditions that are ticked are one parameter of the address, which can be opened again", () => {
  const address = toParams([
    ["q", "guitar"],
    ["condition", "Good"],
    ["condition", "Excellent"],
    ["min", " "],
  ])
  expect(Array.from(address)).toEqual([
    ["q", "guitar"],
    ["condition", "Good,Excellent"],
  ])
  expect(parseSearch(`?${address}`)).toMatchObject({ q: "guitar", condition: "Good,Excellent" })
})

test.each([
  ["guitar", "q=guitar&min=5000&max=20000&condition=Good"],
  ["yamaha f310", "q=yamaha+f310&min=5000&max=20000&condition=Good"],
  ["guitar under 500", "q=guitar+under+500&condition=Good"],
  ["guitar 10k-30k", "q=guitar+10k-30k&condition=Good"],
  [
    "১০ হাজারের নিচে",
    `q=${encodeURIComponent("১০")}+${encodeURIComponent("হাজারের")}+${encodeURIComponent("নিচে")}&condition=Good`,
  ],
  ["bass 5000", "q=bass+5000&min=5000&max=20000&condition=Good"],
])("%s keeps the filters, but not the price where another is typed", (q, address) => {
  const given = new URLSearchParams("q=bass+5000&min=5000&max=20000&condition=Good&after=abc")
  expect(withFilters(new URLSearchParams({ q }), given).toString()).toBe(address)
})
