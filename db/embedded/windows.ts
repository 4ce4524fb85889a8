import { setTimeout as pause } from "node:timers/promises"
import { run } from "./os-user.ts"
import type { Binaries } from "./binaries.ts"
import type { DataDirectory } from "./data-directory.ts"
import { isServed } from "./stale-server.ts"

/** Without a watchdog: the next start stops a leftover server. pg_ctl drops administrator rights. */
export async function startOnWindows({ pgCtl }: Binaries, { data, log }: DataDirectory, flags: string[]) {
  await run(pgCtl, ["start", "-D", data, "-l", log, "-t", "300", "-o", flags.join(" ")])
  return {
    exited: waitUntilStopped(data),
    stop: async () => {
      await run(pgCtl, ["stop", "-D", data, "-m", "fast", "-t", "20"])
    },
  }
}

async function waitUntilStopped(data: string) {
  do await pause(2_000, undefined, { ref: false })
  while (await isServed(data))
}
