import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { setTimeout as pause } from "node:timers/promises"
import { childrenOf } from "../test/processes.ts"
import { apiOf, signUpUser } from "../test/people.ts"
import { expect, fullRun, type Product, test, withProduct } from "./product.ts"

const run = promisify(execFile)
const root = join(import.meta.dirname, "..")
const node = join(root, "node_modules/node/bin/node")

test(
  "several processes serve one address: one that dies is replaced, all are without a failed request",
  fullRun,
  async () => {
    await withProduct({ DEMO: "off", WEB_CONCURRENCY: "2" }, async (product) => {
      const api = apiOf(product)
      const rahim = await signUpUser(api, "Rahim Uddin", "Seller")
      const [first] = await workersOf(product)
      if (!first) throw new Error("No process serves.")
      // stopped, so that requests are pending when the process dies
      process.kill(first, "SIGSTOP")
      const asked = Array.from({ length: 8 }, () => statusOf(product, "/api/categories"))
      await Promise.race(asked)
      process.kill(first, "SIGKILL")
      expect(await Promise.all(asked)).not.toContain("unanswered")
      await expect.poll(async () => (await workersOf(product)).includes(first)).toBe(false)
      await expect.poll(() => workersOf(product)).toHaveLength(2)
      await expect
        .poll(async () => (await rahim.get(`/api/myProducts?email=${rahim.email}`)).status)
        .toBe(200)

      const before = await workersOf(product)
      const load = new AbortController()
      const statuses = visit(product, load.signal)
      process.kill(product.pid, "SIGUSR2")
      await expect.poll(() => areReplaced(product, before), { timeout: 300_000 }).toBe(true)
      load.abort()
      const seen = await statuses
      expect(new Set(seen)).toEqual(new Set([200]))
      expect(seen.length).toBeGreaterThan(100)
    })
  },
)

test(
  "a second product on the same data folder says why it ends, and the first, killed, leaves nothing",
  fullRun,
  async () => {
    await withProduct({ DEMO: "off", WEB_CONCURRENCY: "2" }, async (product) => {
      const env = {
        ...process.env,
        DATA_DIR: product.dataDir,
        PORT: "0",
        DEMO: "off",
        NODE_ENV: "production",
      }
      const second = run(node, ["server/main.ts"], { cwd: root, env, timeout: 120_000 })
      await expect(second).rejects.toMatchObject({
        code: 1,
        stdout: "",
        stderr: expect.stringContaining(
          `Another Backline is already running on ${product.dataDir}. Stop it first, or choose another DATA_DIR.`,
        ),
      })
      const rahim = await signUpUser(apiOf(product), "Rahim Uddin", "Seller")
      expect((await rahim.get(`/api/myProducts?email=${rahim.email}`)).status).toBe(200)
      const workers = await workersOf(product)
      expect(workers).toHaveLength(2)
      await product.kill()
      await expect.poll(() => workers.filter(runs)).toEqual([])
    })
  },
)

/** The child processes that run the product, without the database. */
async function workersOf({ pid }: Product) {
  return childrenOf(pid, /server\/main\.ts/)
}

async function areReplaced(product: Product, before: number[]) {
  const now = await workersOf(product)
  return now.length === 2 && now.every((pid) => !before.includes(pid))
}

async function visit(product: Product, signal: AbortSignal) {
  const statuses: (number | string)[] = []
  while (!signal.aborted) {
    statuses.push(await statusOf(product, "/api/categories"), await statusOf(product, "/readyz"))
    await pause(5)
  }
  return statuses
}

function statusOf({ address }: Product, path: string) {
  const response = fetch(new URL(path, address), { signal: AbortSignal.timeout(5_000) })
  return response.then(
    async (given) => (await given.text()) && given.status,
    (error: unknown) =>
      error instanceof Error && error.name === "TimeoutError" ? "unanswered" : String(error),
  )
}

function runs(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
