import { readFile } from "node:fs/promises"
import { childrenOf } from "../test/processes.ts"

const ticks = 100

/** CPU time in seconds of a process and its child processes. */
export async function cpuSecondsOf(pid: number) {
  const times = await Promise.all([pid, ...(await childrenOf(pid))].map(timeOf))
  return times.reduce((sum, time) => sum + time, 0)
}

async function timeOf(pid: number) {
  const said = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")
  // fields follow the command name, which is in parentheses and may contain anything; 14 and 15 are utime and stime
  const fields = said.slice(said.lastIndexOf(")") + 2).split(" ")
  return (Number(fields[11]) + Number(fields[12])) / ticks || 0
}
