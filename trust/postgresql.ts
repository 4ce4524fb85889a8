import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { chown, rm } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { v7 as uuidv7 } from "uuid"
import { errorCode } from "../db/error-code.ts"
import { childrenOf } from "../test/processes.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"

const nobody = 65534

/**
 * An installed PostgreSQL server with default settings, on a socket in its own folder. Its write-ahead log is beside
 * its data, as docs/operations.md advises.
 */
export class PostgresServer {
  private server: ChildProcess | undefined
  private readonly bin: string
  /** The folder of its socket. */
  readonly host: string
  readonly data: string

  private constructor(bin: string, folder: string) {
    this.bin = bin
    this.host = folder
    this.data = join(folder, "data")
  }

  static async make(bin: string) {
    const folder = await temporaryFolder("backline-trust-postgresql-")
    if (process.getuid?.() === 0) await chown(folder, nobody, nobody)
    const made = new PostgresServer(bin, folder)
    const folders = ["-D", made.data, "-X", join(folder, "log")]
    const flags = ["-U", "backline", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"]
    const [code] = await once(made.spawn("initdb", [...folders, ...flags]), "exit")
    if (code !== 0) throw new Error(`initdb ended with ${String(code)}`)
    await made.start()
    return made
  }

  /** Resolves once the server accepts connections, also after a crash. */
  async start() {
    const flags = ["-D", this.data, "-k", this.host, "-c", "listen_addresses="]
    const patience = AbortSignal.timeout(60_000)
    while (!(await this.succeeds("pg_isready"))) {
      if (patience.aborted) throw new Error("PostgreSQL does not start")
      // PostgreSQL refuses to start while a process left by a crash still has its shared memory
      if (!this.isAlive) this.server = this.spawn("postgres", flags)
      await pause(20)
    }
  }

  /** Sends SIGKILL to the server and its child processes. */
  async kill() {
    const { pid } = this.server ?? {}
    if (!this.server || !pid) return
    const gone = once(this.server, "exit")
    for (const each of [pid, ...(await childrenOf(pid))]) killIfThere(each)
    await gone
  }

  async stop() {
    if (!this.server || !this.isAlive) return
    const gone = once(this.server, "exit")
    this.server.kill("SIGINT")
    await gone
  }

  async remove() {
    await this.stop()
    await rm(this.host, { recursive: true, force: true })
  }

  /** Creates an empty database; returns its URL. */
  async database() {
    const name = `trust_${uuidv7().replaceAll("-", "")}`
    if (!(await this.succeeds("createdb", name))) throw new Error("no database can be made")
    return `postgres://backline@localhost/${name}?host=${this.host}`
  }

  private get isAlive() {
    return this.server?.exitCode === null && this.server.signalCode === null
  }

  /** Whether a client program exits with 0. */
  private async succeeds(command: string, ...flags: string[]) {
    const [code] = await once(this.spawn(command, ["-h", this.host, "-U", "backline", ...flags]), "exit")
    return code === 0
  }

  // PostgreSQL refuses to run as root
  private spawn(command: string, flags: string[]) {
    const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
    return spawn(join(this.bin, command), flags, { ...account, cwd: this.host, stdio: "ignore" })
  }
}

/** Kills a process that may have ended since it was listed. */
export function killIfThere(pid: number) {
  try {
    process.kill(pid, "SIGKILL")
  } catch (error) {
    if (errorCode(error) !== "ESRCH") throw error
  }
}
