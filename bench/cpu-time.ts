import { readFile } from "node:fs/promises"
import { childrenOf } from "../test/processes.ts"

const ticks = 100

/** For how many seconds a process and those that it started have kept a core busy. */
export async function cpuSecondsOf(pid: number) {
  const times = await Promise.all([pid, ...(await childrenOf(pid))].map(timeOf))
  return times.reduce((sum, time) => sum + time, 0)
}

async function timeOf(pid: number) {
  const said = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")
  // after the name, which is in brackets and may hold anything: the 14th and the 15th of all
  const fields = said.slice(said.lastIndexOf(")") + 2).split(" ")
  return (Number(fields[11]) + Number(fields[12])) / ticks || 0
}
