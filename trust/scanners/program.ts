import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { CannotRun } from "../context.ts"

const run = promisify(execFile)
const longestReport = 100_000_000
const patience = 60 * 60 * 1000

/** What an installed program says until it ends, however it ends. Throws {@link CannotRun} where there is none. */
export async function listenTo(program: string, flags: string[]) {
  const options = { maxBuffer: longestReport, timeout: patience }
  const { stdout } = await run(program, flags, options).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && "stdout" in error)) throw error
    if (error.code === "ENOENT") throw new CannotRun(`${program} is not installed`)
    return { stdout: String(error.stdout) }
  })
  return stdout
}
