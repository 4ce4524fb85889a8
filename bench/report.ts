import { readFile, writeFile } from "node:fs/promises"
import { cpus, loadavg, totalmem } from "node:os"
import { join } from "node:path"
import { z } from "zod"
import { commitOf, row, today } from "../test/report.ts"
import type { Figure, Line } from "./figure.ts"
import { figures } from "./figures.ts"

const root = join(import.meta.dirname, "..")
const resultsFile = join(root, "bench/results.json")
const readmeFile = join(root, "bench/README.md")
const [begin, end] = ["<!-- measured: begin -->", "<!-- measured: end -->"]

const Result = z.object({
  name: z.string(),
  date: z.string(),
  commit: z.string(),
  machine: z.string(),
  load: z.string(),
  lines: z.array(
    z.object({
      figure: z.string(),
      target: z.string(),
      measured: z.string(),
      ratio: z.number().optional(),
      held: z.boolean(),
    }),
  ),
})
type Result = z.infer<typeof Result>

/** The load average of the last minute. */
export function loadAverage() {
  return (loadavg()[0] ?? 0).toFixed(1)
}

export function printTable(lines: Line[]) {
  process.stdout.write(`${table(lines).join("\n")}\n`)
}

/** Replaces the stored lines of this figure, and the table in the README. */
export async function saveResults({ name }: Figure, load: string, lines: Line[]) {
  const results = (await read()).filter((old) => old.name !== name)
  const commit = commitOf(
    "server",
    "contract",
    "db",
    "demo",
    "app",
    "public",
    "bench/load.ts",
    "bench/lists.ts",
    "bench/plans.ts",
    "bench/figures",
    "bench/bare",
  )
  const all = [...results, { name, date: today(), commit, machine: machine(), load, lines }]
  const sorted = all.filter(isThere).toSorted((one, other) => place(one) - place(other))
  await writeFile(resultsFile, `${JSON.stringify(sorted, null, 2)}\n`)
  const readme = await readFile(readmeFile, "utf8")
  const [before] = readme.split(begin)
  const [, after] = readme.split(end)
  await writeFile(readmeFile, [before, begin, "\n\n", report(sorted), "\n\n", end, after].join(""))
}

function machine() {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${cpus()[0]?.model}, ${memory} GiB, Node ${process.version}`
}

async function read() {
  const text = await readFile(resultsFile, "utf8").catch(() => "[]")
  return z.array(Result).parse(JSON.parse(text))
}

function isThere(result: Result) {
  return place(result) >= 0
}

function place({ name }: Result) {
  return figures.findIndex((figure) => figure.name === name)
}

function report(results: Result[]) {
  const missing = figures.filter(({ name }) => !results.some((result) => result.name === name))
  return [
    ...table(results.flatMap(({ lines }) => lines)),
    "",
    "| `npm run bench --` | date | commit | load average before | machine |",
    "| --- | --- | --- | --- | --- |",
    ...results.map(({ name, date, commit, load, machine }) =>
      row(`\`${name}\``, date, commit, load, machine),
    ),
    ...missing.map(({ name }) => row(`\`${name}\``, "not yet", "", "", "")),
  ].join("\n")
}

function table(lines: Line[]) {
  return [
    "| figure | target | measured | ratio | held |",
    "| --- | --- | --- | --- | --- |",
    ...lines.map(({ figure, target, measured, ratio, held }) =>
      row(figure, target, measured, ratio?.toFixed(2) ?? "", held ? "yes" : "**no**"),
    ),
  ]
}
