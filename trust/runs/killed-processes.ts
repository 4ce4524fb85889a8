import { spawn } from "node:child_process"
import { once } from "node:events"
import { readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as pause } from "node:timers/promises"
import { freePort } from "../../db/embedded/endpoint.ts"
import { childrenOf } from "../../test/processes.ts"
import type { Product } from "../../test/product.ts"
import { temporaryFolder } from "../../test/temporary-folder.ts"
import type { Context } from "../context.ts"
import { describeBreak, Counter } from "../counter.ts"
import { atMost, none, outcomeOf } from "../outcome.ts"

const root = join(import.meta.dirname, "../..")
const clients = 50
/** In milliseconds: after that, a request counts as neither answered nor closed. */
const patience = 5_000
/** Seconds until no process is left of a product whose npm was killed. */
const longest = 10

/** Kills one of two processes under load, repeatedly; then kills npm, with which the product must end. */
export async function killedProcesses(context: Context) {
  // with port 0, both would return on another port if the second died before the first was back
  const port = String(await freePort())
  const product = await context.product({ PORT: port, WEB_CONCURRENCY: "2", LOG_LEVEL: "silent" })
  const kills = context.rounds(100)
  const answers = new Counter()
  const done = new AbortController()
  const asking = Array.from({ length: clients }, async () => {
    while (!done.signal.aborted) answers.add(await ask(product))
  })
  for (let kill = 1; kill <= kills; kill += 1) {
    const before = answers.get("200")
    await killOne(product)
    while (answers.get("200") === before) await pause(100)
    context.say(`killed ${kill} of ${kills} processes: ${String(answers)}`)
  }
  done.abort()
  await Promise.all(asking)
  const seconds: number[] = []
  for (let round = context.rounds(20); round > 0; round -= 1) seconds.push(await secondsUntilGone())
  return outcomeOf({
    "killed under load": kills,
    answers: answers.get("200"),
    "closed connections": answers.get("closed"),
    "unanswered after 5 s": none(answers.get("unanswered")),
    "other answers": none(answers.except(/^(?:200|closed|unanswered)$/)),
    "npm killed": seconds.length,
    "seconds until nothing is left": atMost(Math.max(...seconds), longest),
  })
}

/** Uses a new connection, which may be on its way to the process as it dies. */
async function ask({ address }: Product) {
  const headers = { Connection: "close" }
  try {
    const response = await fetch(new URL("/api/categories", address), {
      headers,
      signal: AbortSignal.timeout(patience),
    })
    await response.arrayBuffer()
    return String(response.status)
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") return "unanswered"
    // avoids a busy loop while nobody listens
    await pause(10)
    return /ECONNRE|socket|closed/.test(describeBreak(error)) ? "closed" : describeBreak(error)
  }
}

async function killOne({ pid }: Product) {
  const workers = () => childrenOf(pid, /server\/main\.ts/)
  const [first] = await workers()
  if (!first) throw new Error("No process serves.")
  process.kill(first, "SIGKILL")
  for (let now = await workers(); now.length !== 2 || now.includes(first); now = await workers())
    await pause(100)
  // the new process has to start before the other is killed
  await pause(3_000)
}

/** Starts the product as users do and kills npm; returns the seconds until no process was left. */
async function secondsUntilGone() {
  const dataDir = await temporaryFolder("backline-trust-")
  const env = { ...process.env, DATA_DIR: dataDir, PORT: "0", DEMO: "off", LOG_LEVEL: "silent" }
  const npm = spawn("npm", ["start", "--silent"], { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] })
  try {
    for await (const line of createInterface(npm.stdout)) if (line.includes("is ready at")) break
    const began = performance.now()
    npm.kill("SIGKILL")
    await once(npm, "exit")
    while ((await processesOn(dataDir)) > 0 && performance.now() - began < 6 * longest * 1_000)
      await pause(100)
    return (performance.now() - began) / 1_000
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** The number of processes that have this folder in their arguments or environment. */
async function processesOn(dataDir: string) {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name))
  const said = await Promise.all(
    pids.flatMap((pid) =>
      ["cmdline", "environ"].map((file) => readFile(join("/proc", pid, file), "utf8").catch(() => "")),
    ),
  )
  return said.filter((words) => words.includes(dataDir)).length
}
