import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { check } from "./check.mjs"
import { findChromium } from "./chromium.mjs"
import { ensurePages } from "./pages.mjs"
import { findPostgresql, startPostgresql } from "./postgresql.mjs"
import { listen, node, show, Stopped, tool } from "./programs.mjs"

/** Runs everything that can fail and ends with one line that says how much of it did. */
export async function test() {
  const reports = mkdtempSync(join(tmpdir(), "backline-reports-"))
  const tallies = [
    await check(),
    await serverTests(join(reports, "server"), ["--coverage"]),
    await installedPostgresql(join(reports, "postgresql")),
    await journeys(join(reports, "e2e")),
    await attacks(),
  ]
  rmSync(reports, { recursive: true })
  const passed = sum(tallies.map((tally) => tally.passed))
  const failed = sum(tallies.map((tally) => tally.failed))
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
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
    return { passed: 0, failed: 0 }
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
  return tallied(code, report, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests])
}

async function journeys(report) {
  try {
    await ensurePages()
    const env = { ...(await findChromium()), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const code = await show([...tool("playwright", "@playwright/test"), "test", "--reporter=list,json"], env)
    return tallied(code, report, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected])
  } catch (error) {
    if (error instanceof Stopped) throw error
    console.log(error.message)
    return { passed: 0, failed: 1 }
  }
}

/** Those of trust/ that say much at a tenth of their size. */
async function attacks() {
  const postgresql = await findPostgresql()
  const env = postgresql ? { TRUST_POSTGRESQL_BIN: postgresql.bin } : {}
  const flags = postgresql ? [] : ["--engine=embedded"]
  const { output } = await listen([node, "trust/trust.ts", "--quick", ...flags], env)
  console.log(output.trimEnd())
  const [, held, failed] = /(\d+) held, (\d+) not held/.exec(output) ?? []
  return { passed: Number(held ?? 0), failed: Number(failed ?? 1) }
}

/** A runner that fails without a failed test has itself failed. */
function tallied(code, report, count) {
  const [passed, failed] = read(report, count)
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}

function read(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, "utf8")))
  } catch {
    return [0, 1]
  }
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
