import { readdir, readFile } from "node:fs/promises"
import { getPriority, setPriority } from "node:os"
import { join } from "node:path"

const threads = "/proc/self/task"
const later = 10

/**
 * Lets answers go before passwords and photos. Both are worked on in Node's thread pool, and on Linux each thread has a
 * priority of its own, which those it starts inherit (setpriority(2)). Elsewhere all stay equal.
 */
export async function giveWay() {
  for (const id of await readdir(threads).catch(() => []))
    if ((await readFile(join(threads, id, "comm"), "utf8").catch(() => "")).trim() === "libuv-worker")
      setPriority(Number(id), Math.max(getPriority(Number(id)), later))
}
