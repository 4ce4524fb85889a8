import { access, mkdir, readFile, rmdir, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** In microseconds: short enough that a throttled process hardly waits for the next period. */
const period = 10_000

/**
 * Limits a process to this share of one core by a Linux control group; returns a function that removes the limit. Uses
 * https://docs.kernel.org/admin-guide/cgroup-v2.html, or version 1 where version 2 is not mounted. Throws without
 * permission.
 */
export async function limitCpu(pid: number, share: number) {
  const { root, limits, line } = (await isThere("/sys/fs/cgroup/cgroup.controllers"))
    ? groups2(share)
    : groups1(share)
  const [, own = "/"] = line.exec(await readFile(`/proc/${pid}/cgroup`, "utf8")) ?? []
  const group = join(root, `backline-bench-${pid}`)
  await mkdir(group)
  for (const [file, value] of limits) await writeFile(join(group, file), value)
  await writeFile(join(group, "cgroup.procs"), `${pid}`)
  return async () => {
    await writeFile(join(root, own, "cgroup.procs"), `${pid}`)
    await rmdir(group)
  }
}

/** `line` matches the line of /proc/PID/cgroup that names the process's group. */
type Groups = { root: string; limits: [file: string, value: string][]; line: RegExp }

function groups2(share: number): Groups {
  return { root: "/sys/fs/cgroup", limits: [["cpu.max", `${share * period} ${period}`]], line: /^0::(.*)$/m }
}

function groups1(share: number): Groups {
  return {
    root: "/sys/fs/cgroup/cpu",
    limits: [
      ["cpu.cfs_period_us", `${period}`],
      ["cpu.cfs_quota_us", `${share * period}`],
    ],
    line: /^\d+:(?:[^:]*,)?cpu(?:,[^:]*)?:(.*)$/m,
  }
}

function isThere(file: string) {
  return access(file).then(
    () => true,
    () => false,
  )
}
