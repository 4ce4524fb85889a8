import { parseArgs } from "node:util"
import { type Goal, goals } from "./goals.ts"
import { onGround } from "./ground.ts"
import { keep, show } from "./report.ts"
import { CannotRun, type Engine, type Outcome } from "./run.ts"

/** `npm run trust -- [--weekly | --quick] [--engine=postgresql] [G1 G5 …]`: makes the runs, prints a line for each. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { weekly: { type: "boolean" }, quick: { type: "boolean" }, engine: { type: "string" } },
})

export type Made = { goal: Goal; engine: Engine; minutes: number } & Outcome

const unknown = positionals.filter((id) => !goals.some((goal) => goal.id === id))
if (unknown.length > 0) throw new Error(`There is no goal ${unknown.join(", ")}.`)

const made: Made[] = []
for (const goal of goals.filter(isWanted)) made.push(...(await make(goal)))
show(made)
// a smaller run proves nothing about the goal
if (!values.quick) await keep(made)
if (values.quick) tally(made)
process.exitCode = made.every(({ held }) => held) ? 0 : 1

function isWanted(goal: Goal) {
  if (positionals.length > 0) return positionals.includes(goal.id)
  if (values.quick) return goal.tier !== "test" && goal.quick === true
  return goal.tier === (values.weekly ? "weekly" : "nightly")
}

async function make(goal: Goal) {
  const outcomes: Made[] = []
  if (goal.tier === "test") return outcomes
  for (const engine of goal.run.engines) {
    if (values.engine && values.engine !== engine) continue
    const say = (words: string) => process.stderr.write(`${goal.id} ${engine}: ${words}\n`)
    say(goal.goal)
    const began = performance.now()
    const outcome = await onGround(goal.run, { engine, quick: values.quick ?? false, say }).catch(notMade)
    const minutes = (performance.now() - began) / 60_000
    say(`${outcome.held ? "held" : "NOT held"}: ${outcome.measured}`)
    outcomes.push({ goal, engine, minutes, ...outcome })
  }
  return outcomes
}

/** A run that broke off is not held, and says why. */
function notMade(error: unknown): Outcome {
  if (error instanceof CannotRun) return { measured: `not made: ${error.message}`, held: false }
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  return { measured: `broke off: ${error instanceof Error ? error.message : String(error)}`, held: false }
}

function tally(all: Made[]) {
  const passed = all.filter(({ held }) => held).length
  process.stdout.write(`${passed} held, ${all.length - passed} not held\n`)
}
