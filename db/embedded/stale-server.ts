import { readFile, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { ownerOf, run } from "./os-user.ts"
import type { Binaries } from "./binaries.ts"

const pidFile = "postmaster.pid"
const writeDelayMs = 100

/** PostgreSQL refuses to start beside an empty pid file, which a killed server may leave. */
export async function removeEmptyPidFile(data: string) {
  const path = join(data, pidFile)
  if (!(await isEmpty(path))) return
  await pause(writeDelayMs)
  if (await isEmpty(path)) await rm(path, { force: true })
}

function isEmpty(path: string) {
  return stat(path).then(
    ({ size }) => size === 0,
    () => false,
  )
}

export async function stopStaleServer({ pgCtl }: Binaries, data: string) {
  for (const mode of ["fast", "immediate"]) {
    if (!(await isServed(data))) return
    await run(pgCtl, ["stop", "-D", data, "-m", mode, "-t", "10"], await ownerOf(data)).catch(() => undefined)
  }
  if (await isServed(data))
    throw new Error(`The database in ${data} does not stop; process ${await pidInFile(data)} holds it.`)
}

export async function pidInFile(data: string) {
  const words = await readFile(join(data, pidFile), "utf8").catch(() => "")
  const pid = Number.parseInt(words, 10)
  return pid > 0 ? pid : undefined
}

export async function isServed(data: string) {
  const pid = await pidInFile(data)
  return pid !== undefined && (await commandOf(pid)).includes(data)
}

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
