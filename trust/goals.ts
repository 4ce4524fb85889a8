import { asserted } from "./asserted.ts"
import { attacks } from "./attacks.ts"
import type { Engine, Run } from "./context.ts"
import { faults } from "./faults.ts"

/**
 * A goal that a run measures. `also`: other goals that it shows. `weekly`: made by `npm run trust -- --weekly` only.
 * `quick`: made by `npm test` too, at a smaller size. `only`: the one engine that says something.
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

export const goals: Measured[] = Object.entries({ ...faults, ...attacks })
  .map(([id, goal]) => ({ id, ...goal }))
  .toSorted((one, other) => numberOf(one) - numberOf(other))

/** The goals of these names. Throws an Error in words for a name that is none, or of what no run measures. */
export function goalsOf(names: string[]) {
  return names.map((name) => {
    const [, , ...files] = asserted[name] ?? []
    if (files.length > 0) throw new Error(`${name} is asserted by every npm test: ${files.join(", ")}.`)
    const found = goals.find(({ id, also = [] }) => [id, ...also].includes(name))
    if (!found) throw new Error(`There is no goal ${name}.`)
    return found
  })
}

function numberOf({ id }: Measured) {
  return Number(/\d+/.exec(id)?.[0])
}
