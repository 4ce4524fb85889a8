import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { check } from "./check.mjs"
import { findChromium } from "./chromium.mjs"
import { findCounterparts } from "./counterparts.mjs"
import { testsNamed, testsOfChange } from "./chosen-tests.mjs"
import { ensurePages } from "./pages.mjs"
import { findPostgresql, startPostgresql } from "./postgresql.mjs"
import { runCaptured, node, runPrefixed, tool } from "./programs.mjs"
import { failedAt, nothing, ofAttacks, ofJourneys, ofServerTests } from "./reports.mjs"

/**
 * Runs all checks and tests, then lists the failures and prints totals. With names it runs only matching test files or
 * tests, without checks and attacks; with `--changed` what a change affects; with `--full` everything in full breadth.
 */
export async function test(...words) {
  if (words.includes("--full")) process.env.TEST_BREADTH = "full"
  const names = words.filter((word) => !word.startsWith("--"))
  const reports = mkdtempSync(join(tmpdir(), "backline-reports-"))
  try {
    end(await run(words.includes("--changed"), names, reports))
  } finally {
    rmSync(reports, { recursive: true })
  }
}

function run(isChanged, names, reports) {
  if (names.length === 0 && !isChanged) return everything(reports)
  // includes the tests of the full run
  process.env.TEST_BREADTH ??= "named"
  if (names.length > 0) return chosenTests(testsNamed(names), reports)
  const touched = testsOfChange()
  if (!touched) console.log("The change touches no test.")
  return Promise.all([check(), ...(touched ? [chosenTests(touched, reports)] : [])])
}

/** Two lanes keep two cores busy: journeys wait for half of their time. */
async function everything(reports) {
  const isFull = process.env.TEST_BREADTH === "full"
  const checking = timed("check", check)
  // awaited after the build: an earlier rejection would be unhandled
  checking.catch(() => undefined)
  const [built] = await Promise.all([timed("pages", pages), runCaptured([node, "test/seed-ahead.ts"])])
  // the pages of an earlier build must not be tested
  if (built.failed > 0)
    console.log("The journeys and the attacks are left out: the pages could not be built.")
  const isBuilt = built.failed === 0
  // what is missing is installed before any test, one after the other
  const isInstalled = Boolean(await findPostgresql())
  await findChromium().catch(() => undefined)
  const onEmbedded = isFull ? ["--coverage"] : isInstalled ? withoutCallsAndMoney : []
  const onInstalled = () =>
    timed("installed PostgreSQL", () => installedPostgresql(join(reports, "postgresql"), isFull))
  const serverSide = async () => [
    await checking,
    await timed("server tests", () => serverTests(join(reports, "server"), onEmbedded)),
    // in full, the journeys take longer than all server tests
    isFull ? await onInstalled() : nothing,
  ]
  const browserSide = async () => [
    isBuilt ? await timed("journeys", () => journeys(join(reports, "e2e"))) : nothing,
    isBuilt ? await timed("attacks", () => attacks(isFull)) : nothing,
    isFull ? nothing : await onInstalled(),
  ]
  return [built, await Promise.all([serverSide(), browserSide()])]
}

async function chosenTests({ server, journeys: specs, title }, reports) {
  const built = await pages()
  const only = title ? { server: ["-t", title], specs: ["-g", title] } : { server: [], specs: [] }
  return [
    built,
    server.length > 0 ? await serverTests(join(reports, "server"), [...server, ...only.server]) : nothing,
    specs.length > 0 && built.failed === 0
      ? await journeys(join(reports, "e2e"), [...specs, ...only.specs])
      : nothing,
  ]
}

function end(parts) {
  const tallies = parts.flat(3)
  for (const name of tallies.flatMap(({ names }) => names)) console.log(`✗ ${name}`)
  const sum = (count) => tallies.reduce((total, tally) => total + count(tally), 0)
  const [passed, failed] = [sum((tally) => tally.passed), sum((tally) => tally.failed)]
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

async function timed(what, part) {
  const began = Date.now()
  const tally = await part()
  const seconds = Math.round((Date.now() - began) / 1_000)
  console.log(
    `${tally.failed === 0 ? "✓" : "✗"} ${what}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`,
  )
  return tally
}

async function pages() {
  try {
    await ensurePages()
    return nothing
  } catch (error) {
    return failedAt("the pages", error)
  }
}

/** Tests of all calls and of money: run on an installed PostgreSQL, if there is one; in full on both servers. */
const callsAndMoney = [
  "test/call-permissions.test.ts",
  "server/bookings/",
  ...["payments", "refused-payments", "sweep"].map((file) => `server/payments/${file}.test.ts`),
]
const withoutCallsAndMoney = callsAndMoney.map((path) => `--exclude=${path}**`)

/** Runs them on an installed PostgreSQL; in full, all server tests. */
async function installedPostgresql(report, isFull) {
  let postgresql
  try {
    postgresql = await startPostgresql()
    if (postgresql)
      return await serverTests(report, isFull ? [] : callsAndMoney, { TEST_DATABASE_URL: postgresql.url })
    console.log("No PostgreSQL 15 or newer is installed: the server tests ran on the embedded one only.")
    return nothing
  } catch (error) {
    return failedAt("the installed PostgreSQL", error)
  } finally {
    await postgresql?.stop()
  }
}

async function serverTests(report, which, env = {}) {
  const flags = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  const { code } = await runPrefixed("server", [...tool("vitest"), "run", ...which, ...flags], env)
  return ofServerTests(code, report)
}

async function journeys(report, which = []) {
  try {
    const beside = process.env.TEST_BREADTH === "full" ? await findCounterparts() : {}
    const env = { ...(await findChromium()), ...beside, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const playwright = [...tool("playwright", "@playwright/test"), "test", "--reporter=list,json", ...which]
    const { code } = await runPrefixed("journeys", playwright, env)
    return ofJourneys(code, report)
  } catch (error) {
    return failedAt("e2e", error)
  }
}

// malformed requests, forged tokens; payment races and hostile photos are server tests too
const attacksOfEachRun = ["G16", "G41"]

/** Runs the most telling attacks, small, on the embedded server; in full more and larger ones, on both servers. */
async function attacks(isFull) {
  const postgresql = isFull ? await findPostgresql() : undefined
  // a missing browser was reported by the journeys, and fails each attack that needs it
  const chromium = await findChromium().catch(() => ({}))
  const env = { ...chromium, ...(postgresql && { TRUST_POSTGRESQL_BIN: postgresql.bin }) }
  const flags = postgresql ? [] : ["--engine=embedded"]
  const which = isFull ? ["--size=tenth"] : ["--size=small", ...attacksOfEachRun]
  const { output } = await runPrefixed("attacks", [node, "trust/trust.ts", ...which, ...flags], env)
  return ofAttacks(output)
}
