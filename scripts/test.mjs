import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join, relative } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { check } from "./check.mjs"
import { findChromium } from "./chromium.mjs"
import { ensurePages } from "./pages.mjs"
import { findPostgresql, startPostgresql } from "./postgresql.mjs"
import { listen, node, root, show, Stopped, tool } from "./programs.mjs"

/** Runs everything that can fail, names again what did and why, and ends with one line that says how much. */
export async function test() {
  const reports = mkdtempSync(join(tmpdir(), "backline-reports-"))
  const [checked, built] = [await check(), await pages()]
  const tallies = [
    checked,
    built,
    await serverTests(join(reports, "server"), ["--coverage"]),
    await installedPostgresql(join(reports, "postgresql")),
    // not on the pages of before
    ...(built.failed > 0 ? [] : [await journeys(join(reports, "e2e")), await attacks()]),
  ]
  rmSync(reports, { recursive: true })
  if (built.failed > 0)
    console.log("The journeys and the attacks were left out: the pages could not be built.")
  const passed = sum(tallies.map((tally) => tally.passed))
  const failed = sum(tallies.map((tally) => tally.failed))
  for (const name of tallies.flatMap((tally) => tally.names)) console.log(`✗ ${name}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

const nothing = { passed: 0, failed: 0, names: [] }

/** What is tested on a page, and the journeys, need them. */
async function pages() {
  try {
    await ensurePages()
    return nothing
  } catch (error) {
    return failedAt("the pages", error)
  }
}

function failedAt(what, error) {
  if (error instanceof Stopped) throw error
  console.log(error.message)
  return { passed: 0, failed: 1, names: [`${what}: ${error.message}`] }
}

// server/calls.test.ts makes every call of the API
const everyCall = ["calls", "payments", "bookings", "identity", "backup", "lists"].map(
  (name) => `server/${name}`,
)

/** The server tests that make every call once more, and those of money, on a PostgreSQL that is not ours. */
async function installedPostgresql(report) {
  const postgresql = await startPostgresql()
  if (!postgresql) {
    console.log("No PostgreSQL 15 or newer is installed: the server tests ran on the embedded one only.")
    return nothing
  }
  console.log(`The server tests on the installed PostgreSQL ${postgresql.version}:`)
  try {
    return await serverTests(report, everyCall, { TEST_DATABASE_URL: postgresql.url })
  } finally {
    await postgresql.stop()
  }
}

async function serverTests(report, which = [], env = {}) {
  const flags = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  const code = await show([...tool("vitest"), "run", ...which, ...flags], env)
  return tallied(code, report, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    names: testResults.flatMap(failuresOfFile),
  }))
}

async function journeys(report) {
  try {
    const env = { ...(await findChromium()), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const code = await show([...tool("playwright", "@playwright/test"), "test", "--reporter=list,json"], env)
    return tallied(code, report, ({ stats, suites, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      names: [...suites.flatMap(failuresOfSuite), ...errors.map(failureOutside)],
    }))
  } catch (error) {
    return failedAt("e2e", error)
  }
}

/** What failed in a file, as Vitest reports it: tests, or the file itself before there were any. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed")
  const whole =
    status === "failed" && failed.length === 0
      ? [{ fullName: "all of it", failureMessages: [message || "did not end"] }]
      : []
  return [...failed, ...whole].map(
    ({ fullName, failureMessages }) => `${relative(root, name)} › ${fullName}${because(failureMessages)}`,
  )
}

/** What failed in a file or a group within it, as Playwright reports it. */
function failuresOfSuite({ suites = [], specs }) {
  const failed = specs.filter((spec) => !spec.ok)
  return [...failed.map(failureOfSpec), ...suites.flatMap(failuresOfSuite)]
}

function failureOfSpec({ file, title, tests }) {
  const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors)
  return `${file} › ${title}${because(errors.map(({ message }) => message))}`
}

/** What failed before a test began, as a file that cannot be read, or after one had ended. */
function failureOutside({ message, value, location }) {
  const where = location ? relative(root, location.file) : "outside the tests"
  return `${where}${because([message ?? value])}`
}

/** The beginning of each reason: the whole of it was told when it happened, far above. */
function because(reasons) {
  const lines = reasons.flatMap((reason) =>
    stripVTControlCharacters(String(reason)).split("\n").filter(Boolean).slice(0, 8),
  )
  return lines.map((line) => `\n    ${line}`).join("")
}

/** Those of trust/ that say much at a tenth of their size. */
async function attacks() {
  const postgresql = await findPostgresql()
  // where there is none the journeys have said so, and a run that needs it will
  const chromium = await findChromium().catch(() => ({}))
  const env = { ...chromium, ...(postgresql && { TRUST_POSTGRESQL_BIN: postgresql.bin }) }
  const flags = postgresql ? [] : ["--engine=embedded"]
  const { output } = await listen([node, "trust/trust.ts", "--quick", ...flags], env)
  console.log(output.trimEnd())
  const [, held, failed] = /(\d+) held, (\d+) not held/.exec(output) ?? []
  if (!failed) return { passed: 0, failed: 1, names: ["trust: it broke off"] }
  const missed = output.split("\n").filter((line) => line.endsWith("| **no** |"))
  return { passed: Number(held), failed: Number(failed), names: missed.map((line) => `trust: ${line}`) }
}

/** A runner that fails without a failed test has itself failed. */
function tallied(code, report, count) {
  const { passed, failed, names } = read(report, count)
  const told = names.length > 0 || code === 0 ? names : ["failed without a failed test, see above"]
  return {
    passed,
    failed: Math.max(failed, told.length),
    names: told.map((name) => `${basename(report)}: ${name}`),
  }
}

function read(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, "utf8")))
  } catch {
    return { passed: 0, failed: 1, names: ["no report"] }
  }
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
