import { expect, test } from "vitest"
import { parseSearch } from "../data/search-params.ts"
import { toParams } from "./form-address.ts"

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
