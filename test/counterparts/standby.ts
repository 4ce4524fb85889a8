import { join } from "node:path"
import { freePort } from "../../db/embedded/endpoint.ts"
import { folderOfNobody, nobody, run, startServer } from "./program.ts"

/** Two PostgreSQL servers at one address: the second is a standby of the first, and replaces it on failover. */
export async function primaryAndStandby(bin: string) {
  const folder = await folderOfNobody("standby")
  const how = { folder, account: nobody }
  const port = await freePort()
  const program = (name: string) => join(bin, name)
  const serve = (data: string, at: number) =>
    startServer([program("postgres"), "-D", data, "-k", folder, "-p", String(at), "-c", "fsync=off"], at, how)
  const flags = ["-U", "backline", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
  await run([program("initdb"), "-D", "first", ...flags], how)
  const first = await serve("first", port)
  const copy = ["-D", "second", "-h", "127.0.0.1", "-p", String(port), "-U", "backline", "-R", "-c", "fast"]
  await run([program("pg_basebackup"), ...copy], how)
  const aside = await freePort()
  let second = await serve("second", aside)
  return {
    address: `postgres://backline@127.0.0.1:${port}/postgres`,
    ofStandby: `postgres://backline@127.0.0.1:${aside}/postgres`,
    /** From then on, the standby answers at the address. */
    failOver: async () => {
      await first.stop("SIGINT")
      await second.stop("SIGINT")
      second = await serve("second", port)
    },
    promote: () => run([program("pg_ctl"), "-D", "second", "promote"], how),
    stop: async () => {
      await second.stop("SIGINT")
      await first.stop("SIGINT")
    },
  }
}
