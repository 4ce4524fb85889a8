import { readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { run } from "./account.ts"
import type { Binaries } from "./binaries.ts"

const lockName = "postmaster.pid"

/** Stops the server that an earlier Backline left on these files, if one lives. */
export async function endOrphan({ pgCtl }: Binaries, data: string) {
  for (const mode of ["fast", "immediate"]) {
    if (!(await isServed(data))) return
    await run(pgCtl, "stop", "-D", data, "-m", mode, "-t", "10").catch(() => undefined)
  }
  if (await isServed(data))
    throw new Error(`The database in ${data} does not stop; process ${await namedProcess(data)} holds it.`)
}

/** Removes the lock file of a server that was killed before it wrote its number there: none would start beside it. */
export async function removeUnwritten(data: string) {
  if ((await lockOf(data)) === "") await rm(join(data, lockName), { force: true })
}

/** The process that the files name as their server; a dead server's number may be another program's by now. */
export async function namedProcess(data: string) {
  const pid = Number.parseInt(await lockOf(data), 10)
  return pid > 0 ? pid : undefined
}

function lockOf(data: string) {
  return readFile(join(data, lockName), "utf8").catch(() => "")
}

export async function isServed(data: string) {
  const pid = await namedProcess(data)
  return pid !== undefined && (await commandOf(pid)).includes(data)
}

/** How a process was started; empty if there is none. */
async function commandOf(pid: number) {
  if (process.platform === "linux") return readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")
  const query = `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`
  const asked =
    process.platform === "win32"
      ? run("powershell", "-NoProfile", "-Command", query)
      : run("ps", "-ww", "-o", "args=", "-p", `${pid}`)
  return asked.then(
    ({ stdout }) => stdout,
    () => "",
  )
}
