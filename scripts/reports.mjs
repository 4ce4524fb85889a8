import { readFileSync } from "node:fs"
import { basename, relative } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { root, Stopped } from "./programs.mjs"

/** What a part of the tests came to: `names` says of each failure what failed, and how its reason begins. */
export const nothing = { passed: 0, failed: 0, names: [] }

export function failedAt(what, error) {
  if (error instanceof Stopped) throw error
  console.log(error.message)
  return { passed: 0, failed: 1, names: [`${what}: ${error.message}`] }
}

/** Of Vitest's report. A runner that fails without a failed test has itself failed. */
export function ofServerTests(code, report) {
  return tallied(code, report, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    names: testResults.flatMap(failuresOfFile),
  }))
}

/** Of Playwright's. */
export function ofJourneys(code, report) {
  return tallied(code, report, ({ stats, suites, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    names: [...suites.flatMap(failuresOfSuite), ...errors.map(failureOutside)],
  }))
}

/** Of what the attacks print. */
export function ofAttacks(output) {
  const [, held, failed] = /(\d+) held, (\d+) not held/.exec(output) ?? []
  if (!failed) return { passed: 0, failed: 1, names: ["trust: it broke off"] }
  const missed = output.split("\n").filter((line) => line.endsWith("| **no** |"))
  return { passed: Number(held), failed: Number(failed), names: missed.map((line) => `trust: ${line}`) }
}

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

/** What failed in a file: tests, or the file itself before there were any. */
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

/** What failed in a file or a group within it. */
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
