import type { Goal } from "./goals.ts"
import type { Result } from "./report.ts"
import type { Engine, Run } from "./run.ts"

/** A goal that is measured by a run, on one engine. */
export type Turn = { goal: Goal & { run: Run }; engine: Engine }

/** Minutes that one sitting takes (docs/decisions/0030). */
const longest = 60
/** What is assumed of a run that was never made. */
const unknown = 15

/** The turns of one sitting: what was measured longest ago comes first, as far as what each took then finds room. */
export function sittingOf(turns: Turn[], results: Result[]) {
  const lastOf = ({ goal, engine }: Turn) =>
    results.find((result) => result.id === goal.id && result.engine === engine)
  const oldestFirst = turns.toSorted((one, other) =>
    (lastOf(one)?.date ?? "").localeCompare(lastOf(other)?.date ?? ""),
  )
  let left = longest
  const now = new Set<Turn>()
  for (const turn of oldestFirst) {
    const { minutes } = lastOf(turn) ?? { minutes: unknown }
    if (minutes > left) continue
    left -= minutes
    now.add(turn)
  }
  return { now: [...now], later: oldestFirst.filter((turn) => !now.has(turn)) }
}
