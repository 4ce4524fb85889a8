import { asserted } from "./asserted.ts"
import { attacks } from "./attacks.ts"
import { faults } from "./faults.ts"
import type { Run } from "./run.ts"

/**
 * `oneEngine`: why a run is made on one of them only.
 * test: asserted by `npm test`, in the files named. nightly: made by `npm run trust`, an hour at a time; `quick` ones at
 * a tenth of their size by `npm test` too. weekly: by `npm run trust -- --weekly`.
 */
export type Goal = { id: string; goal: string; target: string } & (
  | { tier: "test"; shownBy: string[] }
  | { tier: "nightly" | "weekly"; quick?: boolean; oneEngine?: string; run: Run }
)

export const goals = [...faults, ...attacks, ...asserted].toSorted(
  (one, other) => numberOf(one) - numberOf(other),
)

function numberOf({ id }: Goal) {
  return Number(/\d+/.exec(id)?.[0])
}
