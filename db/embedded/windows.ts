import { setTimeout as pause } from "node:timers/promises"
import { run } from "./os-user.ts"
import type { Binaries } from "./binaries.ts"
import type { DataDirectory } from "./data-directory.ts"
import { isServed } from "./stale-server.ts"

/**
 * Windows has no shell to watch us: if we are killed, the server waits for the next start to take
 * it over. pg_ctl gives up an administrator's rights, which the server refuses to have.
 */
export async function startOnWindows({ pgCtl }: Binaries, { data, log }: DataDirectory, flags: string[]) {
  await run(pgCtl, ["start", "-D", data, "-l", log, "-t", "300", "-o", flags.join(" ")])
  return {
    gone: untilUnserved(data),
    stop: async () => {
      await run(pgCtl, ["stop", "-D", data, "-m", "fast", "-t", "20"])
    },
  }
}

async function untilUnserved(data: string) {
  do await pause(2_000, undefined, { ref: false })
  while (await isServed(data))
}
