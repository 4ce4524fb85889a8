import { expect, test } from "vitest"
import { dueOf } from "./due-of.ts"

const dueAt = inHours(700)
const [past, soon] = [inHours(-1), inHours(20)]

test.each([
  ["is asked for cash", { state: "requested", dueAt }, dueAt],
  ["waits for the provider of a card", { state: "paying", dueAt }, undefined],
  ["has to answer a dispute", { state: "disputed", dueAt, dispute: { answerBy: soon } }, soon],
  [
    "has answered a dispute",
    { state: "disputed", dueAt, dispute: { answerBy: soon, answeredAt: past } },
    undefined,
  ],
  [
    "let the time to answer a dispute pass",
    { state: "disputed", dueAt, dispute: { answerBy: past } },
    undefined,
  ],
] as const)("a seller who %s sees their own time only", (_, deal, shown) => {
  expect(dueOf(deal)).toBe(shown)
})

function inHours(hours: number) {
  return new Date(Date.now() + hours * 3_600_000).toISOString()
}
