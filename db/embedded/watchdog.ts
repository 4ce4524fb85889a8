import { spawn } from "node:child_process"
import { once } from "node:events"
import { osUser } from "./os-user.ts"

/** Closing our end of the pipe, also by dying, ends the watcher's `read`, which stops the server (SIGINT: fast). */
const script = `
exec 3<&0
"$@" 3<&- </dev/null &
server=$!
(read -r _ <&3; kill -INT $server) &
watcher=$!
exec 3<&-
wait $server
kill $watcher 2>/dev/null
`

/** In its own session, so that Ctrl-C does not reach it. */
export function startWithWatchdog(
  program: string,
  args: string[],
  { log, stalePid }: { log: number; stalePid?: number },
) {
  const child = spawn("/bin/sh", ["-c", script, "backline-database", program, ...args], {
    ...osUser,
    // marks the pid in a stale postmaster.pid as not a server's
    env: { ...osUser.env, PG_GRANDPARENT_PID: `${stalePid ?? ""}` },
    detached: true,
    stdio: ["pipe", "ignore", log],
  })
  // a failed spawn counts as an exit
  const exited = once(child, "exit").catch((error: unknown) => error)
  return {
    exited,
    stop: async () => {
      child.stdin?.end()
      await exited
    },
  }
}
