import { readFile } from "node:fs/promises"
import { expect, test } from "vitest"
import { asserted } from "../trust/asserted.ts"
import { goals } from "../trust/goals.ts"
import { fitsInHour, oldestFirst, type Turn, turnsOf } from "../trust/schedule.ts"

const turns = goals
  .flatMap(turnsOf)
  .filter(({ engine }) => engine === "embedded")
  .slice(0, 4)
const [first, second, third, fourth] = turns

test("the report names every goal, as measured, as asserted by tests, or as not made yet", async () => {
  const report = await readFile("docs/trust-report.md", "utf8")
  const ids = [...goals.map(({ id }) => id), ...Object.keys(asserted)]
  expect(ids.filter((id) => !new RegExp(`^(\\||-) ${id}\\b`, "m").test(report))).toEqual([])
})

test("an hour of runs begins with what never held, then with what is oldest", () => {
  const results = [
    made(first, { date: "2026-11-03" }),
    made(second, { date: "2026-11-01" }),
    made(third, { date: "2026-11-04", held: false }),
  ]
  expect(oldestFirst(turns, results)).toEqual([third, fourth, second, first])
})

test.each([
  { minutes: 70, held: true, spent: 0, isMade: true },
  { minutes: 30, held: true, spent: 30, isMade: true },
  { minutes: 30, held: true, spent: 31, isMade: false },
  { minutes: 0.1, held: false, spent: 50, isMade: false },
])("after $spent minutes a run of $minutes minutes is made: $isMade", ({ spent, isMade, ...last }) => {
  expect(turns.slice(0, 1).map((turn) => fitsInHour(turn, [made(turn, last)], spent))).toEqual([isMade])
})

test("what was measured against another target counts as never measured", () => {
  const [other] = [made(second, { date: "2026-11-05" })].map((each) => ({ ...each, target: "less" }))
  expect(oldestFirst(turns.slice(0, 2), other ? [made(first, {}), other] : [])).toEqual([second, first])
})

type Last = { date?: string; minutes?: number; held?: boolean }

function made(turn: Turn | undefined, { date = "2026-11-01", minutes = 5, held = true }: Last) {
  const { id = "", target = "" } = turn?.goal ?? {}
  return {
    id,
    target,
    engine: "embedded",
    date,
    minutes,
    measured: "",
    held,
    commit: "1234567",
    machine: "a machine",
  }
}
