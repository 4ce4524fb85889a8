import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, test } from "vitest"

const run = promisify(execFile)

const stopped: [string[], NodeJS.ProcessEnv, string][] = [
  [["admin.ts", "someone@example.org"], { DATA_DIR: "/proc/backline" }, "DATA_DIR is /proc/backline, where"],
  [["db.ts", "backup", "/dev/null"], { DATA_DIR: "/dev/null" }, "DATA_DIR is /dev/null, where nothing"],
  [["invariants.ts"], { DATABASE_URL: "postgres://backline@127.0.0.1:9/backline" }, "ECONNREFUSED"],
]

test.concurrent.each(stopped)(
  "%j with %j says in words why it cannot be",
  async (words, settings, sentence) => {
    const [program = "", ...rest] = words
    const ended = run(process.execPath, [join(import.meta.dirname, "../server/commands", program), ...rest], {
      env: { ...process.env, ...settings },
      timeout: 50_000,
      killSignal: "SIGKILL",
    })
    const inWords = expect.stringMatching(new RegExp(`^(?![^]*\\n +at )[^]*${sentence}`))
    await expect(ended).rejects.toMatchObject({ code: 1, stdout: "", stderr: inWords })
  },
)
