import { readFile } from "node:fs/promises"

/** Proportional set size of a process in MB: memory shared with other processes counts in part. */
export async function memoryOf(pid: number) {
  const said = await readFile(`/proc/${pid}/smaps_rollup`, "utf8")
  return Number(/^Pss:\s+(\d+)/m.exec(said)?.[1]) / 1024
}
