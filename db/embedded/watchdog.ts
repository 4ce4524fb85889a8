import { spawn } from "node:child_process"
import { once } from "node:events"
import { osUser } from "./os-user.ts"

/**
 * The server with a watcher beside it. Our end of the watcher's pipe closes when we let go of it,
 * and also when we die in any way: then the watcher has the server stop at once and in order.
 */
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

/** Starts a server in a session of its own, so that a Ctrl-C for us does not reach it. */
export function startWithWatchdog(
  program: string,
  args: string[],
  { log, stalePid }: { log: number; stalePid?: number },
) {
  const child = spawn("/bin/sh", ["-c", script, "backline-database", program, ...args], {
    ...osUser,
    // the number in the server's own lock file that is not a server's any more
    env: { ...osUser.env, PG_GRANDPARENT_PID: `${stalePid ?? ""}` },
    detached: true,
    stdio: ["pipe", "ignore", log],
  })
  // what could not be started is gone as well
  const gone = once(child, "exit").catch((error: unknown) => error)
  return {
    gone,
    stop: async () => {
      child.stdin?.end()
      await gone
    },
  }
}
