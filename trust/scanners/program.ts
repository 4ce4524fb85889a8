import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { CannotRun } from "../run.ts"

const run = promisify(execFile)
const longestReport = 100_000_000

/** What an installed program says until it ends, however it ends. Throws {@link CannotRun} where there is none. */
export async function listenTo(program: string, flags: string[]) {
  const { stdout } = await run(program, flags, { maxBuffer: longestReport }).catch((error) => {
    if (error.code === "ENOENT") throw new CannotRun(`${program} is not installed`)
    return { stdout: String(error.stdout) }
  })
  return stdout
}
