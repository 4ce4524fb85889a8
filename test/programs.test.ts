import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { cp, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { beforeAll, expect, onTestFinished, test } from "vitest"
import { temporaryFolder } from "./temporary-folder.ts"

/** A package whose scripts start a program that runs until it is stopped, alone or before another. */
let folder: string
beforeAll(async () => {
  folder = await temporaryFolder("backline-programs-")
  await cp(join(import.meta.dirname, "../scripts/programs.mjs"), join(folder, "scripts/programs.mjs"))
  const program = `[process.execPath, "--eval", "console.log(process.pid); setInterval(() => undefined, 1000)"]`
  const scripts = {
    alone: `import { runInPlace } from "./scripts/programs.mjs"; await runInPlace(${program})`,
    first: `import { runAttached } from "./scripts/programs.mjs"
      await runAttached(${program}).catch(() => undefined)
      await runAttached(["touch", "another"])`,
  }
  for (const [name, script] of Object.entries(scripts)) await writeFile(join(folder, `${name}.mjs`), script)
  await writeFile(
    join(folder, "package.json"),
    JSON.stringify({ scripts: { alone: "node alone.mjs", first: "node first.mjs" } }),
  )
})

test.each([["alone"], ["first"]])(
  "nothing that npm starts, %s, keeps running once npm is killed",
  async (script) => {
    const npm = spawn("npm", ["run", "--silent", script], {
      cwd: folder,
      stdio: ["ignore", "pipe", "ignore"],
    })
    const [pid] = await once(npm.stdout, "data")
    onTestFinished(() => end(Number(pid)))
    npm.kill("SIGKILL")
    // the pipe ends once every process that writes to it has ended
    await expect.poll(() => npm.stdout.readableEnded, { timeout: 5_000 }).toBe(true)
    expect(existsSync(join(folder, "another"))).toBe(false)
  },
)

function end(pid: number) {
  try {
    process.kill(pid)
  } catch {
    // the process has ended already
  }
}
