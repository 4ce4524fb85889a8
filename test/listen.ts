import { once } from "node:events"
import type { Server } from "node:net"

/** Listens on a free local port; `stop` also closes open connections. */
export async function listen(server: Server & { closeAllConnections?: () => void }) {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = typeof address === "object" ? (address?.port ?? 0) : 0
  const stop = () => {
    server.closeAllConnections?.()
    server.close()
  }
  return { port, origin: `http://localhost:${port}`, stop }
}
