import { expect, test } from "vitest"
import { groupsFor } from "./suggestion-groups.ts"

const last = ["fender strat", "Fender", "guitar 5k-20k", "bass guitar", "guitar strings"]
const suggested = { phrases: ["fender strat"], brands: ["Fender"], categories: [], products: [] }

test.each([
  ["fen", ["fender strat", "Fender"]],
  ["STRAT fender", ["fender strat", "Fender"]],
  ["fender", ["fender strat", "Fender"]],
  ["guitar", ["guitar 5k-20k", "bass guitar", "fender strat", "Fender"]],
  ["tabla", ["fender strat", "Fender"]],
])("while %s is typed, recent searches that contain it come first, each once: %j", (typed, labels) => {
  const groups = groupsFor(typed, suggested, last)
  expect(groups.flatMap(({ suggestions }) => suggestions.map(({ label }) => label))).toEqual(labels)
})

test("recent searches are suggested before the server's suggestions arrive", () => {
  expect(groupsFor("bass", undefined, last)).toHaveLength(1)
})
