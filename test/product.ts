import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as pause } from "node:timers/promises"
import { openForCommand } from "../server/process/open-database.ts"
import { copySeeded } from "./seeded-data.ts"
import { temporaryFolder } from "./temporary-folder.ts"

const root = join(import.meta.dirname, "..")

/** A running product, as shipped or in development, on its own data folder, used only from outside. */
export class Product {
  address = ""
  private server: ChildProcess | undefined
  readonly dataDir: string
  private readonly settings: NodeJS.ProcessEnv

  constructor(dataDir: string, settings: NodeJS.ProcessEnv) {
    this.dataDir = dataDir
    this.settings = settings
  }

  /** Receives each line of the product's log. */
  hear = (line: string) => void process.stderr.write(`${line}\n`)

  get pid() {
    return this.server?.pid ?? 0
  }

  async start() {
    // keeps the address across restarts, so that a browser can go on
    const port = this.address ? new URL(this.address).port : "0"
    const env = {
      DATA_DIR: this.dataDir,
      PORT: port,
      RATE_LIMITS: "off",
      LOG_LEVEL: "error",
      NODE_ENV: "production",
      MALLOC_ARENA_MAX: "2",
      MALLOC_MMAP_THRESHOLD_: "32768",
      ...this.settings,
    }
    const node = join(root, "node_modules/node/bin/node")
    const program = env.NODE_ENV === "development" ? "server/process/dev.ts" : "server/main.ts"
    const flags = [
      "--disable-proto=delete",
      "--max-semi-space-size=16",
      "--no-allocation-site-pretenuring",
      "--no-parallel-scavenge",
    ]
    const server = spawn(node, [...flags, program], {
      cwd: root,
      env: { ...process.env, ...env },
      // the product stops when the channel closes because this process died
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    })
    this.server = server
    if (server.stderr) createInterface(server.stderr).on("line", (line) => this.hear(line))
    this.address = await readyAt(server)
  }

  async stop() {
    await this.end("SIGTERM")
  }

  /** Kills the product without a shutdown, as a power failure would. */
  async kill() {
    await this.end("SIGKILL")
  }

  /** The mails sent to this address, as text, newest last. */
  async mailsTo(address: string) {
    const folder = join(this.dataDir, "outbox")
    const files = await readdir(folder).catch(() => [])
    const mails = await Promise.all(
      files
        .filter((file) => file.endsWith(".eml"))
        .toSorted()
        .map((file) => readFile(join(folder, file), "utf8")),
    )
    return mails.filter((mail) => mail.includes(`To: ${address}\r\n`)).map(withoutSoftBreaks)
  }

  /** Waits for the link to this page in a mail to this address, and returns it. */
  async linkMailedTo(address: string, page: string) {
    const patience = AbortSignal.timeout(10_000)
    while (!patience.aborted) {
      const mails = await this.mailsTo(address)
      const links = mails.flatMap((mail) => /http:\/\/localhost:\d+(\/[\w/-]+#\S+)/.exec(mail)?.[1] ?? [])
      const link = links.findLast((each) => each.startsWith(`${page}#`))
      if (link) return link
      await pause(100)
    }
    throw new Error(`no link to ${page} was mailed to ${address}`)
  }

  /** The process id of the embedded PostgreSQL. */
  async databaseProcess() {
    const words = await readFile(join(this.dataDir, "postgres/data/postmaster.pid"), "utf8").catch(() => "")
    return Number.parseInt(words, 10)
  }

  /** The last lines of the embedded PostgreSQL's log. */
  async databaseLog() {
    const words = await readFile(join(this.dataDir, "postgres/postgres.log"), "utf8").catch(() => "")
    return words.split("\n").slice(-40).join("\n")
  }

  get isAlive() {
    return this.server?.exitCode === null && this.server.signalCode === null
  }

  async secret() {
    const given = this.settings["AUTH_SECRET"]
    return given ?? (await readFile(join(this.dataDir, "auth-secret"), "utf8")).trim()
  }

  /** Opens the product's database, as the commands of the product do. */
  database() {
    return openForCommand({ dataDir: this.dataDir, databaseUrl: this.settings["DATABASE_URL"] })
  }

  private async end(signal: "SIGTERM" | "SIGKILL") {
    if (!this.server || !this.isAlive) return
    const gone = once(this.server, "exit")
    this.server.kill(signal)
    await gone
  }
}

// RFC 2045, quoted-printable: a "=" at the end of a line joins it to the next
function withoutSoftBreaks(mail: string) {
  return mail.replaceAll("=\r\n", "").replaceAll("=3D", "=")
}

async function readyAt(server: ChildProcess) {
  let said = ""
  for await (const words of server.stdout ?? []) {
    said += String(words)
    const [, address] = /ready at (\S+)/.exec(said) ?? []
    if (address) return address
  }
  throw new Error(`the product did not start: ${said}`)
}

/** Opens products, each on its own folder; `close` stops them and removes their data. */
export function openProducts(folder: string) {
  const products: Product[] = []
  return {
    async open(settings: NodeJS.ProcessEnv) {
      const product = new Product(await temporaryFolder(folder), settings)
      products.push(product)
      await copySeeded(product.dataDir, settings)
      await product.start()
      return product
    },
    async close() {
      for (const product of products) {
        await product.stop()
        // the database may still write while it stops
        await rm(product.dataDir, { recursive: true, force: true, maxRetries: 10 })
      }
    },
  }
}

export async function withProduct(settings: NodeJS.ProcessEnv, use: (product: Product) => Promise<void>) {
  const { open, close } = openProducts("backline-e2e-")
  try {
    // generous, because other tests may keep the machine busy
    await use(await open({ DATABASE_CONNECT_TIMEOUT: "30000", ...settings }))
  } finally {
    await close()
  }
}
