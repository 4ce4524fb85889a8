import { writeFile } from "node:fs/promises"
import { cpus } from "node:os"
import { join } from "node:path"
import { commitOf, row, today } from "../test/report.ts"
import { asserted } from "./asserted.ts"
import { goals } from "./goals.ts"
import { type Result, results, resultsFile } from "./results.ts"
import { lastOf, type Made, turnsOf } from "./schedule.ts"

const root = join(import.meta.dirname, "..")
const reportFile = join(root, "docs/trust-report.md")

export function printTable(made: Made[]) {
  for (const line of table(made.map((each) => ({ ...each, id: each.goal.id, target: each.goal.target }))))
    process.stdout.write(`${line}\n`)
}

/** Replaces the stored result of the same goal and engine, and writes the report. */
export async function saveResult({ goal, engine, measured, held, minutes }: Made) {
  const result: Result = {
    id: goal.id,
    engine,
    target: goal.target,
    measured,
    held,
    minutes: Math.round(minutes * 10) / 10,
    date: today(),
    commit: commitOf("server", "contract", "db", "demo", "app", "texts"),
    machine: `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`,
  }
  const isOld = ({ id, engine }: Result) => id === result.id && engine === result.engine
  const kept = (await results()).filter((each) => !isOld(each))
  const all = [...kept, result].toSorted((one, other) => place(one) - place(other))
  await writeFile(resultsFile, `${JSON.stringify(all, null, 2)}\n`)
  await writeFile(reportFile, report(all))
}

function place({ id, engine }: Pick<Result, "id" | "engine">) {
  return goals.findIndex((goal) => goal.id === id) * 2 + (engine === "embedded" ? 0 : 1)
}

/** `docs/trust-report.md` before formatting. */
export function report(all: Result[]) {
  const missing = goals.flatMap(turnsOf).filter((turn) => !lastOf(turn, all))
  return [
    "# What was measured",
    "",
    "Written by `npm run trust`; each line is the newest full-size run of that goal on that engine. One call takes an hour and begins with what never held, then takes what was measured longest ago; `npm run trust -- G1` makes one again.",
    "",
    ...table(all),
    "",
    "## When and where",
    "",
    "| id | engine | date | commit | minutes | machine |",
    "|---|---|---|---|---|---|",
    ...all.map((each) => row(each.id, each.engine, each.date, each.commit, each.minutes, each.machine)),
    "",
    "## Asserted by every `npm test`",
    "",
    "| id | goal | target | where |",
    "|---|---|---|---|",
    ...Object.entries(asserted).map(([id, [goal, target, ...files]]) =>
      row(id, goal, target, files.map((file) => `\`${file}\``).join(", ")),
    ),
    "",
    "## On one engine only",
    "",
    ...goals.flatMap(({ id, only }) => (only ? [`- ${id}, on ${only.engine}: ${only.because}`] : [])),
    "",
    "## Not made yet, or only against another target",
    "",
    ...missing.map(({ goal, engine }) => `- ${goal.id} on ${engine}: ${goal.goal}`),
    ...(missing.length === 0 ? ["Nothing."] : []),
    "",
  ].join("\n")
}

function table(all: Pick<Result, "id" | "engine" | "target" | "measured" | "held">[]) {
  const rows = all.map(({ id, engine, target, measured, held }) => {
    const { also = [], goal = "" } = goals.find((each) => each.id === id) ?? {}
    return row([id, ...also].join(", "), goal, engine, target, measured, held ? "yes" : "**no**")
  })
  return ["| id | goal | engine | target | measured | held |", "|---|---|---|---|---|---|", ...rows]
}
