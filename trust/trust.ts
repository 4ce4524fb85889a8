import { parseArgs } from "node:util"
import { seedOnce } from "../test/seeded-data.ts"
import { CannotRun, inContext, Size } from "./context.ts"
import type { Measured } from "./goal.ts"
import { goals, goalsOf } from "./goals.ts"
import type { Outcome } from "./outcome.ts"
import { saveResult, printTable } from "./report.ts"
import { results } from "./results.ts"
import { fitsInHour, type Made, oldestFirst, type Turn, turnsOf } from "./schedule.ts"

/**
 * `npm run trust -- [--all | --weekly] [--size=full|tenth|small] [--engine=postgresql] [G1 G5 …]`: makes the runs and
 * prints a line for each. Without arguments it takes an hour (docs/decisions/0030); at a smaller size it makes the
 * quick ones.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean" },
    weekly: { type: "boolean" },
    size: { type: "string", default: "full" },
    engine: { type: "string" },
  },
})

const size = Size.parse(values.size)
const isFull = size === "full"
const named = goalsOf(positionals)
const isOneHour = isFull && !values.all && !values.weekly && named.length === 0
const before = await results()
const wanted = goals
  .filter(isWanted)
  .flatMap(turnsOf)
  .filter(({ engine }) => !values.engine || values.engine === engine)
if (wanted.length === 0) throw new Error(`On ${values.engine} there is no such run.`)
// at a smaller size a first start would take longer than the run
const removeSeeded = isFull ? undefined : await seedOnce()
const made: Made[] = []
const later: Turn[] = []
for (const turn of isOneHour ? oldestFirst(wanted, before) : wanted) {
  const spent = made.reduce((sum, { minutes }) => sum + minutes, 0)
  if (isOneHour && !fitsInHour(turn, before, spent)) {
    later.push(turn)
    continue
  }
  const one = await runTurn(turn)
  made.push(one)
  // a smaller run does not prove the goal, and a run that was impossible does not disprove it
  if (isFull && one.isMade) await saveResult(one)
}
await removeSeeded?.()
printTable(made)
if (later.length > 0)
  process.stdout.write(`Next time: ${later.map(({ goal, engine }) => `${goal.id} ${engine}`).join(", ")}\n`)
const held = made.filter((each) => each.held).length
if (!isFull) process.stdout.write(`${held} held, ${made.length - held} not held\n`)
process.exitCode = held === made.length ? 0 : 1

function isWanted(goal: Measured) {
  if (named.length > 0) return named.includes(goal)
  if (values.all) return true
  return isFull ? Boolean(goal.weekly) === Boolean(values.weekly) : goal.quick === true
}

async function runTurn({ goal, engine }: Turn): Promise<Made> {
  const say = (words: string) => process.stderr.write(`${goal.id} ${engine}: ${words}\n`)
  say(goal.goal)
  const began = performance.now()
  const outcome = await inContext(goal.run, { engine, size, say }).catch(failedOutcome)
  const minutes = (performance.now() - began) / 60_000
  say(`${outcome.held ? "held" : "NOT held"}: ${outcome.measured}`)
  return { isMade: true, goal, engine, minutes, ...outcome }
}

/** The outcome of a run that failed or was impossible: not held, with the reason. */
function failedOutcome(error: unknown): Outcome & { isMade?: boolean } {
  if (error instanceof CannotRun)
    return { measured: `not made: ${error.message}`, held: false, isMade: false }
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  return { measured: `broke off: ${error instanceof Error ? error.message : String(error)}`, held: false }
}
