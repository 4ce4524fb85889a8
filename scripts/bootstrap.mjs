import { ensureDependencies } from "./dependencies.mjs"
import { ensurePages } from "./pages.mjs"
import { runInPlace, node, product, productEnvironment, runAttached, tool } from "./programs.mjs"

const commands = {
  start: async () => {
    await ensurePages()
    await runInPlace(product, { ...productEnvironment, NODE_ENV: "production" })
  },
  dev: () => runInPlace([node, "server/process/dev.ts"], { NODE_ENV: "development" }),
  build: ensurePages,
  check: async () => {
    const { check } = await import("./check.mjs")
    const { passed, failed } = await check()
    console.log(`${passed} passed, ${failed} failed`)
    process.exitCode = failed === 0 ? 0 : 1
  },
  test: async (...words) => {
    const { test } = await import("./test.mjs")
    await test(...words)
  },
  format: async () => {
    process.exitCode = await runAttached(tool("oxfmt"))
  },
  run: (...program) => runInPlace([node, ...program]),
  trust: async (...words) => {
    await ensurePages()
    const { findPostgresql } = await import("./postgresql.mjs")
    const { findChromium } = await import("./chromium.mjs")
    const postgresql = await findPostgresql()
    await runInPlace([node, "trust/trust.ts", ...words], {
      ...(postgresql && { TRUST_POSTGRESQL_BIN: postgresql.bin }),
      ...(await findChromium()),
    })
  },
  screenshots: async () => {
    await ensurePages()
    const { findChromium } = await import("./chromium.mjs")
    // takes screenshots of every state
    await runInPlace([node, "scripts/screenshots.ts"], { ...(await findChromium()), TEST_BREADTH: "full" })
  },
  bench: async (...names) => {
    await ensurePages()
    const { findChromium } = await import("./chromium.mjs")
    await runInPlace([node, "bench/bench.ts", ...names], await findChromium())
  },
}

try {
  if (Number.parseInt(process.versions.node, 10) < 20) throw new Error("Backline needs Node 20 or newer.")
  const [name, ...rest] = process.argv.slice(2)
  const command = commands[name]
  if (!command) throw new Error(`Say what to do: ${Object.keys(commands).join(", ")}`)
  await ensureDependencies()
  await command(...rest)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
