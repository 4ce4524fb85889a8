import type { Run } from "./run.ts"
import { killedServer } from "./runs/killed-server.ts"

/**
 * test: asserted by `npm test`, in the files named. nightly: made by `npm run trust`; `quick` ones at a tenth of their
 * size by `npm test` too. weekly: by `npm run trust -- --weekly`.
 */
export type Goal = { id: string; goal: string; target: string } & (
  | { tier: "test"; shownBy: string[] }
  | { tier: "nightly" | "weekly"; quick?: boolean; run: Run }
)

export const goals: Goal[] = [
  {
    id: "G1",
    goal: "Acknowledged writes lost when the server is killed",
    target: "0 in 200 rounds, at least 10,000 acknowledged",
    tier: "nightly",
    quick: true,
    run: killedServer,
  },
]
