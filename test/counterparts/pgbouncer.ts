import { chown, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Connection } from "../../db/connect.ts"
import { freePort } from "../../db/embedded/endpoint.ts"
import { temporaryFolder } from "../temporary-folder.ts"
import { serving } from "./program.ts"

/** What docs/operations.md says that it has to be told. */
const ignored = "options,statement_timeout,idle_in_transaction_session_timeout"

/** PgBouncer before this database, in a mode; answers the address to use. */
export async function pgbouncer(database: Connection, mode: "session" | "transaction", ignore = ignored) {
  // only the database's own account may enter its socket
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
  const { stop } = await serving(["/usr/sbin/pgbouncer", file], port, { folder, account: { uid, gid } })
  return { address: `postgres://backline@127.0.0.1:${port}/backline`, stop: () => stop("SIGKILL") }
}
