import { spawn } from "node:child_process"
import { once } from "node:events"
import { rm } from "node:fs/promises"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { sql } from "kysely"
import { openForCommand } from "../server/process/open-database.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"
import { expect, fullRun, test } from "./product.ts"

const root = join(import.meta.dirname, "..")
const node = join(root, "node_modules/node/bin/node")

// an unhandled rejection, triggered from outside
const mistake = `process.once("SIGUSR2", () => void Promise.reject(new Error("nobody foresaw this")))`
const flags = ["--import", `data:text/javascript,${encodeURIComponent(mistake)}`]

const message = { name: "Mina", email: "mina@example.org", message: "Is the pedal still there?" }

test(
  "after an uncaught error the product answers pending requests, and ends as failed",
  fullRun,
  async () => {
    const dataDir = await temporaryFolder("backline-e2e-")
    const settings = {
      DATA_DIR: dataDir,
      PORT: "0",
      DEMO: "off",
      LOG_LEVEL: "error",
      NODE_ENV: "production",
      // generous, so that pending requests are not cut off on a busy machine
      DATABASE_STATEMENT_TIMEOUT: "60000",
    }
    const product = spawn(node, [...flags, "server/main.ts"], {
      cwd: root,
      env: { ...process.env, ...settings },
      stdio: ["ignore", "pipe", "pipe"],
    })
    const ended = once(product, "exit")
    const [said, log] = [collectOutput(product.stdout), collectOutput(product.stderr)]
    try {
      await expect.poll(said, { timeout: 60_000 }).toMatch(/ready at \S+/)
      const [, address = ""] = /ready at (\S+)/.exec(said()) ?? []
      const { db, close } = await openForCommand({ dataDir, databaseUrl: undefined })
      const { response } = await db.transaction().execute(async (tx) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
        await sql`lock table contact`.execute(tx)
        const response = fetch(`${address}/api/contact`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(message),
        })
        const waiting = sql`select from pg_locks where not granted`
        await expect.poll(async () => (await waiting.execute(tx)).rows.length, { intervals: [20] }).toBe(1)
        product.kill("SIGUSR2")
        await expect.poll(log, { intervals: [20] }).toMatch(/"level":60.*nobody foresaw this/)
        return { response }
      })
      expect((await response).status).toBe(201)
      await close()
      expect(await ended).toEqual([1, null])
    } finally {
      product.kill()
      await ended
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)

/** Collects all output of a stream so far. */
function collectOutput(speech: Readable) {
  let said = ""
  speech.on("data", (part) => (said += String(part)))
  return () => said
}
