import { parseArgs } from "node:util"
import { type Goal, goals, goalsOf } from "./goals.ts"
import { onGround } from "./ground.ts"
import { keep, results, show } from "./report.ts"
import { CannotRun, type Outcome } from "./run.ts"
import { findsRoom, oldestFirst, type Turn, turnsOf } from "./sitting.ts"

/**
 * `npm run trust -- [--all | --weekly | --quick] [--engine=postgresql] [G1 G5 …]`: makes the runs, prints a line for each.
 * Without a word it takes an hour (docs/decisions/0030).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean" },
    weekly: { type: "boolean" },
    quick: { type: "boolean" },
    engine: { type: "string" },
  },
})

export type Made = Turn & { minutes: number; isMade: boolean } & Outcome

const named = goalsOf(positionals)
const isOneSitting = !values.all && !values.weekly && !values.quick && positionals.length === 0
const before = await results()
const wanted = goals
  .filter(isWanted)
  .flatMap(turnsOf)
  .filter(({ engine }) => !values.engine || values.engine === engine)
if (wanted.length === 0) throw new Error(`On ${values.engine} there is no such run.`)
const made: Made[] = []
const later: Turn[] = []
for (const turn of isOneSitting ? oldestFirst(wanted, before) : wanted) {
  const spent = made.reduce((sum, { minutes }) => sum + minutes, 0)
  if (isOneSitting && !findsRoom(turn, before, spent)) {
    later.push(turn)
    continue
  }
  const one = await make(turn)
  made.push(one)
  // a smaller run proves nothing about the goal, and one that was not made nothing against it
  if (!values.quick && one.isMade) await keep(one)
}
show(made)
if (later.length > 0)
  process.stdout.write(`Next time: ${later.map(({ goal, engine }) => `${goal.id} ${engine}`).join(", ")}\n`)
if (values.quick) tally(made)
process.exitCode = made.every(({ held }) => held) ? 0 : 1

function isWanted(goal: Goal) {
  if (named.length > 0) return named.some((each) => each === goal)
  if (values.quick) return goal.tier !== "test" && goal.quick === true
  if (values.all) return goal.tier !== "test"
  return goal.tier === (values.weekly ? "weekly" : "nightly")
}

async function make({ goal, engine }: Turn): Promise<Made> {
  const say = (words: string) => process.stderr.write(`${goal.id} ${engine}: ${words}\n`)
  say(goal.goal)
  const began = performance.now()
  const outcome = await onGround(goal.run, { engine, quick: values.quick ?? false, say }).catch(brokenOff)
  const minutes = (performance.now() - began) / 60_000
  say(`${outcome.held ? "held" : "NOT held"}: ${outcome.measured}`)
  return { isMade: true, goal, engine, minutes, ...outcome }
}

/** A run that broke off, or could not be made, is not held, and says why. */
function brokenOff(error: unknown): Outcome & { isMade?: boolean } {
  if (error instanceof CannotRun)
    return { measured: `not made: ${error.message}`, held: false, isMade: false }
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  return { measured: `broke off: ${error instanceof Error ? error.message : String(error)}`, held: false }
}

function tally(all: Made[]) {
  const passed = all.filter(({ held }) => held).length
  process.stdout.write(`${passed} held, ${all.length - passed} not held\n`)
}
