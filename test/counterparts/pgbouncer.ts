import { chown, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Connection } from "../../db/connect.ts"
import { freePort } from "../../db/embedded/endpoint.ts"
import { temporaryFolder } from "../temporary-folder.ts"
import { startServer } from "./program.ts"

/** The start-up parameters that docs/operations.md tells operators to have PgBouncer ignore. */
const ignored = "options,statement_timeout,idle_in_transaction_session_timeout"

/** Starts PgBouncer before this database, in this pool mode; returns the address to use. */
export async function pgbouncer(database: Connection, mode: "session" | "transaction", ignore = ignored) {
  // only the database's own account may connect to its socket
  const { uid, gid } = await stat(String(database.host))
  const folder = await temporaryFolder("backline-pgbouncer-")
  await chown(folder, uid, gid)
  const port = await freePort()
  const file = join(folder, "pgbouncer.ini")
  await writeFile(
    file,
    `[databases]
backline = host=${database.host} port=${database.port} user=${database.user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
${ignore && `ignore_startup_parameters = ${ignore}`}
`,
  )
  const { stop } = await startServer(["/usr/sbin/pgbouncer", file], port, { folder, account: { uid, gid } })
  return { address: `postgres://backline@127.0.0.1:${port}/backline`, stop: () => stop("SIGKILL") }
}
