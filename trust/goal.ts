import type { Engine, Run } from "./context.ts"

/**
 * A goal that a run measures. `also`: further goals that the run measures. `weekly`: only by `npm run trust --
 * --weekly`. `quick`: also by `npm run test:full`, at a smaller size. `only`: the only engine on which it is
 * meaningful.
 */
export type Goal = {
  also?: string[]
  goal: string
  target: string
  weekly?: boolean
  quick?: boolean
  only?: { engine: Engine; because: string }
  run: Run
}

export type Measured = Goal & { id: string }
