import { spawn } from "node:child_process"
import { once } from "node:events"
import { osUser } from "./os-user.ts"

/** When this process exits, even by a crash, its end of the pipe closes, `read` returns and the server stops. */
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

export function startWithWatchdog(
  program: string,
  args: string[],
  { log, stalePid }: { log: number; stalePid?: number },
) {
  const child = spawn("/bin/sh", ["-c", script, "backline-database", program, ...args], {
    ...osUser,
    // makes PostgreSQL ignore this pid in a stale postmaster.pid
    env: { ...osUser.env, PG_GRANDPARENT_PID: `${stalePid ?? ""}` },
    detached: true,
    stdio: ["pipe", "ignore", log],
  })
  const exited = once(child, "exit").catch((error: unknown) => error)
  return {
    exited,
    stop: async () => {
      child.stdin?.end()
      await exited
    },
  }
}
