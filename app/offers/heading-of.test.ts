import { expect, test } from "vitest"
import type { OfferState } from "../../contract/offers.ts"
import { headingOf } from "./heading-of.ts"

test.each<{ states: OfferState[]; heading: string }>([
  { states: ["open", "open"], heading: "Open" },
  { states: ["open", "accepted"], heading: "Open, or just answered" },
  { states: ["declined"], heading: "Open, or just answered" },
])("an answered offer that stays where it was is not called open: $states", ({ states, heading }) => {
  expect(headingOf(states.map((state) => ({ state })))).toBe(heading)
})
