import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import { setTimeout as pause } from "node:timers/promises"

type Line = { delay: number; free: Promise<void>; letsPass: () => boolean }

export type Proxy = Awaited<ReturnType<typeof openProxy>>

/** A port of this machine before a server's Unix socket: a line that can be broken, held and slowed down. */
export async function openProxy(path: string) {
  const nears = new Set<Socket>()
  const line: Line = { delay: 0, free: Promise.resolve(), letsPass: () => true }
  const join = (near: Socket) => {
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
  }
  const server = createServer(join).listen(0, "127.0.0.1")
  await once(server, "listening")
  const breakOff = () => {
    for (const near of nears) near.resetAndDestroy()
  }
  return {
    port: portOf(server.address()),
    /** RST on every connection. */
    breakOff,
    /** Nothing passes for so long, though connections are taken; then all of it does. */
    async stall(milliseconds: number) {
      line.free = pause(milliseconds)
      await line.free
    },
    /** Asked before each packet to the server: whether it gets there. Where not, the connection ends. */
    watch(letsPass: () => boolean) {
      line.letsPass = letsPass
    },
    /** Every answer of the server comes so much later. */
    slow(milliseconds: number) {
      line.delay = milliseconds
    },
    async close() {
      const closed = once(server, "close")
      server.close()
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

function portOf(address: ReturnType<ReturnType<typeof createServer>["address"]>) {
  if (typeof address !== "object" || !address) throw new Error("The proxy has no port.")
  return address.port
}
