import type { Engine, Run } from "./context.ts"

/**
 * A goal that a run measures. `also`: other goals that it shows. `weekly`: made by `npm run trust -- --weekly` only.
 * `quick`: made by `npm run test:full` too, at a smaller size. `only`: the one engine that says something.
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
