import { type Engine, engines } from "./context.ts"
import type { Measured } from "./goal.ts"
import type { Outcome } from "./outcome.ts"
import type { Result } from "./results.ts"

/** A goal that is measured by a run, on one engine. */
export type Turn = { goal: Measured; engine: Engine }

/** A turn that was taken, and what came of it. */
export type Made = Turn & { minutes: number; isMade: boolean } & Outcome

/** Minutes that one call takes (docs/decisions/0030). */
const longest = 60
/** What is assumed of a run that was never made to its end. */
const unknown = 15

/** What there is to measure of a goal. */
export function turnsOf(goal: Measured): Turn[] {
  return (goal.only ? [goal.only.engine] : engines).map((engine) => ({ goal, engine }))
}

/** What was measured last, against the target of today. */
export function lastOf({ goal: { id, target }, engine }: Turn, results: Result[]) {
  return results.find((result) => result.id === id && result.engine === engine && result.target === target)
}

/** What was never measured or did not hold comes first, then what was measured longest ago. */
export function oldestFirst(turns: Turn[], results: Result[]) {
  const since = (turn: Turn) => {
    const last = lastOf(turn, results)
    return last?.held ? last.date : ""
  }
  return turns.toSorted((one, other) => since(one).localeCompare(since(other)))
}

/** Whether what it took the last time fits into what is left of the hour; nothing is too long to come first. */
export function findsRoom(turn: Turn, results: Result[], spentMinutes: number) {
  const { held = false, minutes = 0 } = lastOf(turn, results) ?? {}
  // one that broke off may take longer
  const expected = held ? minutes : Math.max(minutes, unknown)
  return spentMinutes === 0 || spentMinutes + expected <= longest
}
