import { readFileSync } from "node:fs"
import { basename, relative } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { root, Stopped } from "./programs.mjs"

/** Result of a part of the tests; `names` lists each failure with the beginning of its reason. */
export const nothing = { passed: 0, failed: 0, names: [] }

export function failedAt(what, error) {
  if (error instanceof Stopped) throw error
  console.log(error.message)
  return { passed: 0, failed: 1, names: [`${what}: ${error.message}`] }
}

/** Reads Vitest's report. A runner that fails without a failed test counts as a failure. */
export function ofServerTests(code, report) {
  return tallied(code, report, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    names: testResults.flatMap(failuresOfFile),
  }))
}

/** Reads Playwright's report. */
export function ofJourneys(code, report) {
  return tallied(code, report, ({ stats, suites, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    names: [...suites.flatMap(failuresOfSuite), ...errors.map(failureOutside)],
  }))
}

/** Reads the output of the attacks. */
export function ofAttacks(output) {
  const [, held, failed] = /(\d+) held, (\d+) not held/.exec(output) ?? []
  if (!failed) return { passed: 0, failed: 1, names: ["trust: it broke off"] }
  const missed = output.split("\n").filter((line) => line.endsWith("| **no** |"))
  return { passed: Number(held), failed: Number(failed), names: missed.map((line) => `trust: ${line}`) }
}

function tallied(code, report, count) {
  const { passed, failed, names } = read(report, count)
  const failures = names.length > 0 || code === 0 ? names : ["failed without a failed test, see above"]
  return {
    passed,
    failed: Math.max(failed, failures.length),
    names: failures.map((name) => `${basename(report)}: ${name}`),
  }
}

function read(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, "utf8")))
  } catch {
    return { passed: 0, failed: 1, names: ["no report"] }
  }
}

/** Failed tests of a file, or the file itself if it failed before its tests. */
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

function failuresOfSuite({ suites = [], specs }) {
  const failed = specs.filter((spec) => !spec.ok)
  return [...failed.map(failureOfSpec), ...suites.flatMap(failuresOfSuite)]
}

function failureOfSpec({ file, title, tests }) {
  const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors)
  return `${file} › ${title}${because(errors.map(({ message }) => message))}`
}

/** Failures outside a test, as of a file that cannot be read. */
function failureOutside({ message, value, location }) {
  const where = location ? relative(root, location.file) : "outside the tests"
  return `${where}${because([message ?? value])}`
}

/** The first lines of each reason: the full text was printed when it happened. */
function because(reasons) {
  const lines = reasons.flatMap((reason) =>
    stripVTControlCharacters(String(reason)).split("\n").filter(Boolean).slice(0, 8),
  )
  return lines.map((line) => `\n    ${line}`).join("")
}
