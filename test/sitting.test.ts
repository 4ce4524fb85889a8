import { expect, test } from "vitest"
import { goals } from "../trust/goals.ts"
import { sittingOf, type Turn } from "../trust/sitting.ts"

const turns = goals
  .flatMap((goal): Turn[] => (goal.tier === "test" ? [] : [{ goal, engine: "embedded" }]))
  .slice(0, 4)
const [first, second, third, fourth] = turns

test("an hour of runs begins with what was never made, then with what is oldest, as far as there is room", () => {
  const { now, later } = sittingOf(turns, [
    made(first, "2026-11-03", 5),
    made(second, "2026-11-01", 50),
    made(third, "2026-11-02", 10),
  ])
  // 15 minutes are kept for what was never made
  expect(now).toEqual([fourth, third, first])
  expect(later).toEqual([second])
})

test("what is oldest is made though it takes long", () => {
  const { now } = sittingOf(turns.slice(0, 2), [made(first, "2026-11-02", 5), made(second, "2026-11-01", 60)])
  expect(now).toEqual([second])
})

function made(turn: Turn | undefined, date: string, minutes: number) {
  const id = turn?.goal.id ?? ""
  return {
    id,
    engine: "embedded",
    date,
    minutes,
    measured: "",
    held: true,
    commit: "1234567",
    machine: "a machine",
  }
}
