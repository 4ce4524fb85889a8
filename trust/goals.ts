import { asserted } from "./asserted.ts"
import { attacks } from "./attacks.ts"
import { deals } from "./deal-goals.ts"
import { faults } from "./faults.ts"
import type { Measured } from "./goal.ts"

export const goals: Measured[] = Object.entries({ ...faults, ...attacks, ...deals })
  .map(([id, goal]) => ({ id, ...goal }))
  .toSorted((one, other) => numberOf(one) - numberOf(other))

/** The goals with these names. Throws for an unknown name, and for a goal that no run measures. */
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
