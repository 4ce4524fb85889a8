import { readFile, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { ownerOf, run } from "./os-user.ts"
import type { Binaries } from "./binaries.ts"

const pidFile = "postmaster.pid"
/** A server writes its number right after it has made the file for it; in milliseconds. */
const breath = 100

/**
 * Removes the file of a server that was killed before it wrote its number there: PostgreSQL starts no other beside it.
 * That server had no processes yet.
 */
export async function removeEmptyPidFile(data: string) {
  const path = join(data, pidFile)
  if (!(await isEmpty(path))) return
  await pause(breath)
  if (await isEmpty(path)) await rm(path, { force: true })
}

function isEmpty(path: string) {
  return stat(path).then(
    ({ size }) => size === 0,
    () => false,
  )
}

/** Stops the server that an earlier Backline left on these files, if one lives. */
export async function stopStaleServer({ pgCtl }: Binaries, data: string) {
  for (const mode of ["fast", "immediate"]) {
    if (!(await isServed(data))) return
    await run(pgCtl, ["stop", "-D", data, "-m", mode, "-t", "10"], await ownerOf(data)).catch(() => undefined)
  }
  if (await isServed(data))
    throw new Error(`The database in ${data} does not stop; process ${await namedProcess(data)} holds it.`)
}

/** The process that the files name as their server; a dead server's number may be another program's by now. */
export async function namedProcess(data: string) {
  const words = await readFile(join(data, pidFile), "utf8").catch(() => "")
  const pid = Number.parseInt(words, 10)
  return pid > 0 ? pid : undefined
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
      ? run("powershell", ["-NoProfile", "-Command", query])
      : run("ps", ["-ww", "-o", "args=", "-p", `${pid}`])
  return asked.then(
    ({ stdout }) => stdout,
    () => "",
  )
}
