import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { test as base } from "@playwright/test"
import { temporaryFolder } from "../test/temporary-folder.ts"

const root = join(import.meta.dirname, "..")

/** The product as shipped, on a data folder of its own, reached only from outside. */
export class Product {
  address = ""
  private server: ChildProcess | undefined
  private readonly dataDir: string
  private readonly demo: "on" | "off"

  constructor(dataDir: string, demo: "on" | "off") {
    this.dataDir = dataDir
    this.demo = demo
  }

  async start() {
    // the same address after a restart, so that a browser can go on
    const port = this.address ? new URL(this.address).port : "0"
    const env = {
      DATA_DIR: this.dataDir,
      PORT: port,
      DEMO: this.demo,
      RATE_LIMITS: "off",
      LOG_LEVEL: "error",
    }
    const node = join(root, "node_modules/node/bin/node")
    this.server = spawn(node, ["server/main.ts"], {
      cwd: root,
      env: { ...process.env, ...env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "inherit"],
    })
    this.address = await readyAt(this.server)
  }

  async stop() {
    await this.end("SIGTERM")
  }

  /** As a power cut does it. */
  async kill() {
    await this.end("SIGKILL")
  }

  private async end(signal: "SIGTERM" | "SIGKILL") {
    if (!this.server || this.server.exitCode !== null) return
    const gone = once(this.server, "exit")
    this.server.kill(signal)
    await gone
  }
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

export async function withProduct(demo: "on" | "off", use: (product: Product) => Promise<void>) {
  const dataDir = await temporaryFolder("backline-e2e-")
  const product = new Product(dataDir, demo)
  try {
    await product.start()
    await use(product)
  } finally {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Shared = { empty: Product; demo: Product }

/** `empty` has nothing but its categories, `demo` what a newcomer sees; one of each for a worker. */
export const test = base.extend<object, Shared>({
  empty: [({}, use) => withProduct("off", use), { scope: "worker", timeout: 60_000 }],
  demo: [({}, use) => withProduct("on", use), { scope: "worker", timeout: 120_000 }],
})

export { expect } from "@playwright/test"
