import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { listen } from "../test/listen.ts"
import { CannotRun, type Context } from "./context.ts"
import type { PostgresServer } from "./postgresql.ts"

export type Proxy = Omit<Awaited<ReturnType<typeof openProxy>>, "port" | "close">
type Line = {
  /** Delay of every response of the server, in milliseconds. */
  delay: number
  free: Promise<void>
  /** Asked before each packet to the server; where it returns false, the connection ends. */
  letsPass: () => boolean
}
type Proxied = {
  proxy: Proxy
  server: PostgresServer
  /** `url` is an empty database through the proxy, `direct` the same one without it. */
  url: string
  direct: string
}

/** Runs `work` with a proxy between the product and the PostgreSQL server. */
export async function withProxy<Result>(context: Context, work: (proxied: Proxied) => Promise<Result>) {
  const { postgresql: server } = context
  if (!server) throw new CannotRun("this needs a line to a PostgreSQL server")
  const { port, close, ...proxy } = await openProxy(join(server.host, ".s.PGSQL.5432"))
  try {
    const direct = await server.database()
    const url = `postgres://backline@127.0.0.1:${port}${new URL(direct).pathname}`
    return await work({ proxy, server, url, direct })
  } finally {
    await close()
  }
}

/** A local port that forwards to a Unix socket: connections can be broken, stalled and delayed. */
async function openProxy(path: string) {
  const nears = new Set<Socket>()
  const line: Line = { delay: 0, free: Promise.resolve(), letsPass: () => true }
  const server = createServer((near) => {
    const far = connect(path)
    nears.add(near)
    near.on("error", () => undefined).on("close", () => nears.delete(near) && far.destroy())
    far.on("error", () => undefined).on("close", () => near.destroy())
    void pass(near, far, async () => {
      await line.free
      if (!line.letsPass()) throw new Error("It does not pass.")
    })
    void pass(far, near, async () => {
      if (line.delay > 0) await pause(line.delay)
      await line.free
    })
  })
  const { port, stop } = await listen(server)
  const breakOff = () => {
    for (const near of nears) near.resetAndDestroy()
  }
  return {
    port,
    line,
    /** Resets every connection (RST). */
    breakOff,
    /** Accepts connections but holds all data back for this many milliseconds, then forwards it. */
    async stall(milliseconds: number) {
      line.free = pause(milliseconds)
      await line.free
    },
    async close() {
      const closed = once(server, "close")
      stop()
      breakOff()
      await closed
    },
  }
}

async function pass(from: Socket, to: Socket, held: () => Promise<void>) {
  try {
    for await (const bytes of from) {
      await held()
      if (!to.write(bytes)) await once(to, "drain")
    }
    to.end()
  } catch {
    to.destroy()
  }
}
