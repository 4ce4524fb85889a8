import { asserted } from "./asserted.ts"
import { attacks } from "./attacks.ts"
import { faults } from "./faults.ts"
import type { Run } from "./run.ts"

/**
 * `also`: other goals of the catalogue that the same run shows. `oneEngine`: why a run is made on one of them only.
 * test: asserted by `npm test`, in the files named. nightly: made by `npm run trust`, an hour at a time; `quick` ones at
 * a tenth of their size by `npm test` too. weekly: by `npm run trust -- --weekly`.
 */
export type Goal = { id: string; also?: string[]; goal: string; target: string } & (
  | { tier: "test"; shownBy: string[] }
  | { tier: "nightly" | "weekly"; quick?: boolean; oneEngine?: string; run: Run }
)

export const goals = [...faults, ...attacks, ...asserted].toSorted(
  (one, other) => numberOf(one) - numberOf(other),
)

/** The goals of these names. Throws an Error in words for a name that is none, or of what no run measures. */
export function goalsOf(names: string[]) {
  return names.map((name) => {
    const found = goals.find(({ id, also = [] }) => [id, ...also].includes(name))
    if (!found) throw new Error(`There is no goal ${name}.`)
    if (found.tier === "test")
      throw new Error(`${name} is asserted by every npm test: ${found.shownBy.join(", ")}.`)
    return found
  })
}

function numberOf({ id }: Goal) {
  return Number(/\d+/.exec(id)?.[0])
}
