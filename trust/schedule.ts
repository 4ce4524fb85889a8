import { type Engine, engines } from "./context.ts"
import type { Measured } from "./goal.ts"
import type { Outcome } from "./outcome.ts"
import type { Result } from "./results.ts"

/** A goal to be measured by a run, on one engine. */
export type Turn = { goal: Measured; engine: Engine }

/** A completed turn with its outcome. */
export type Made = Turn & { minutes: number; isMade: boolean } & Outcome

/** Minutes for one call (docs/decisions/0030). */
const longest = 60
/** Minutes assumed for a run that has never been completed. */
const unknown = 15

/** The turns of a goal, one for each engine. */
export function turnsOf(goal: Measured): Turn[] {
  return (goal.only ? [goal.only.engine] : engines).map((engine) => ({ goal, engine }))
}

/** The last result for the current target. */
export function lastOf({ goal: { id, target }, engine }: Turn, results: Result[]) {
  return results.find((result) => result.id === id && result.engine === engine && result.target === target)
}

/** First what was never measured or did not hold, then the oldest results. */
export function oldestFirst(turns: Turn[], results: Result[]) {
  const since = (turn: Turn) => {
    const last = lastOf(turn, results)
    return last?.held ? last.date : ""
  }
  return turns.toSorted((one, other) => since(one).localeCompare(since(other)))
}

/** Whether the turn fits into the rest of the hour; the first turn always does. */
export function fitsInHour(turn: Turn, results: Result[], spentMinutes: number) {
  const { held = false, minutes = 0 } = lastOf(turn, results) ?? {}
  // a run that failed may take longer
  const expected = held ? minutes : Math.max(minutes, unknown)
  return spentMinutes === 0 || spentMinutes + expected <= longest
}
