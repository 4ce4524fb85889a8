import { runCaptured, tool } from "./programs.mjs"
import { faultsOfPackages } from "./supply-chain.mjs"

const steps = {
  types: [
    [...tool("react-router", "@react-router/dev"), "typegen"],
    [...tool("tsc", "typescript"), "--noEmit", "--singleThreaded"],
  ],
  lint: [[...tool("oxlint"), "--type-aware", "--deny-warnings", "--threads=1"]],
  format: [[...tool("oxfmt"), "--check"]],
  unused: [tool("knip")],
}

// each further thread checks shared types again: tsc needs three times the CPU time, and longer
const oneThread = { GOMAXPROCS: "1" }

/** Runs every step, even after one failed; returns how many passed and failed, and the names of those that failed. */
export async function check() {
  const results = []
  for (const [name, commands] of Object.entries(steps)) {
    const { passed, output } = await all(commands)
    console.log(passed ? `✓ ${name}` : `✗ ${name}\n${output}`)
    results.push({ name, passed })
  }
  const faults = faultsOfPackages()
  console.log(faults.length === 0 ? "✓ packages" : `✗ packages\n${faults.join("\n")}`)
  results.push({ name: "packages", passed: faults.length === 0 })
  const names = results.filter(({ passed }) => !passed).map(({ name }) => `check: ${name}`)
  return { passed: results.length - names.length, failed: names.length, names }
}

async function all(commands) {
  for (const command of commands) {
    const { code, output } = await runCaptured(command, oneThread)
    if (code !== 0) return { passed: false, output }
  }
  return { passed: true }
}
