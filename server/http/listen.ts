import { once } from "node:events"
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http"
import type { AddressInfo, Socket } from "node:net"
import { setImmediate as allRead, setTimeout as pause } from "node:timers/promises"
import { getRequestListener } from "@hono/node-server"
import { imageMaxBytes } from "../../contract/images.ts"
import type { Cache } from "./cache/cache.ts"
import type { Config } from "../config/config.ts"
import { hasBody } from "./well-formed.ts"

const second = 1_000

/** No one may keep a connection busy for longer than that, in milliseconds, nor with more than that. */
const limits = {
  headersTimeout: 10 * second,
  // a photo from a slow phone; everything else is hurried
  requestTimeout: 60 * second,
  connectionsCheckingInterval: 5 * second,
  maxHeaderSize: 16_384,
}
const bodyTimeout = 30 * second
/** What may come in before it is clear that this is no request of ours: the answer 413 comes long before. */
const bodyBytes = 2_000_000
const photoBytes = 2 * imageMaxBytes
const mostHeaders = 100
const mostRequestsOfConnection = 1_000
const mostConnections = 2_000
/** Requests of one connection that wait for their answers. Browsers and proxies send the next one after the answer. */
const mostUnanswered = 2

/** A proxy keeps connections and must not find one closed; a browser opens another. */
const idleBehindProxy = 65 * second
const idle = 5 * second

/** Drains in turns of so many milliseconds: longer for a process that is short of time, which answers as much. */
const turn = 20
const patience = 10 * second

/** Answers once it listens. Throws an Error in words where the port is taken. */
export async function listen(cache: Cache, { port, host, publicUrl }: Config) {
  const keepAliveTimeout = publicUrl ? idleBehindProxy : idle
  const server = createServer({ ...limits, keepAliveTimeout }, oneByOne(cache))
  // whoever does not read what was asked for
  server.timeout = limits.requestTimeout
  server.maxHeadersCount = mostHeaders
  server.maxRequestsPerSocket = mostRequestsOfConnection
  server.maxConnections = mostConnections
  server.listen(port, host)
  await once(server, "listening").catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : ""
    const sentence = whyNot(code, port, host)
    throw sentence ? new Error(sentence) : error
  })
  return server
}

function whyNot(code: string, port: number, host: string) {
  if (code === "EADDRINUSE") return `Port ${port} is in use. Stop what uses it, or choose another PORT.`
  if (code === "EACCES") return `Port ${port} is only for an administrator. Choose a PORT above 1023.`
  if (/^(?:ENOTFOUND|EADDRNOTAVAIL|EAI_AGAIN|EINVAL)$/.test(code))
    return `HOST is ${host}, which is no address of this machine. Choose one that is, or leave it out.`
  return undefined
}

/** Of each connection, the requests that wait. */
const waiting = new WeakMap<Socket, { requests: number }>()

/** Whoever asks on and on without reading would have every answer kept for it. */
function oneByOne({ answer, answerAtOnce }: Cache): RequestListener {
  // HTTP/1.0 names no host, and that is how the plain checks of proxies ask
  const listener = getRequestListener(answer, { hostname: "localhost" })
  return (request, response) => {
    const { socket } = request
    const count = waiting.get(socket) ?? counted(socket)
    if (count.requests === mostUnanswered) socket.destroy()
    if (socket.destroyed) return
    count.requests += 1
    response.on("close", answered)
    if (answerAtOnce(request, response)) return
    hurry(request)
    void listener(request, response)
  }
}

function counted(socket: Socket) {
  const count = { requests: 0 }
  waiting.set(socket, count)
  return count
}

function answered(this: ServerResponse) {
  const count = waiting.get(this.req.socket)
  if (count) count.requests -= 1
}

/** Node waits for a body that does not end, and reads the size of a part of it for as long as there are zeros. */
function hurry(request: IncomingMessage) {
  const { socket } = request
  if (!hasBody(request)) return
  const isPhoto = request.url === "/api/images"
  const [time, bytes] = isPhoto ? [limits.requestTimeout, photoBytes] : [bodyTimeout, bodyBytes]
  const [begin, read] = [performance.now(), socket.bytesRead]
  const timer = setInterval(() => {
    if (performance.now() - begin > time || socket.bytesRead - read > bytes) socket.destroy()
  }, 250)
  request.once("close", () => clearInterval(timer))
}

/**
 * Takes no new connections, and lets the requests under way finish, but not for ever. Before that whoever keeps a
 * connection, or comes through a proxy that has not noticed yet, is told to come by another one.
 */
export async function closed(
  server: Server,
  { publicUrl, drainTime }: Pick<Config, "publicUrl" | "drainTime">,
) {
  for (let left = drainTime; left > 0 && (await isWatched()); left -= turn) await pause(turn)
  // what has come by a connection is read before, so that none is closed upon a request
  await allRead()
  const done = once(server, "close")
  server.close()
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), patience)
  await done
  clearTimeout(timer)

  async function isWatched() {
    return publicUrl !== undefined || (await hasConnections(server))
  }
}

function hasConnections(server: Server) {
  return new Promise<boolean>((resolve) => {
    server.getConnections((error, count) => resolve(!error && count > 0))
  })
}

/** The address of the product for people, and the one by which it reaches itself, once its server listens. */
export function addressesOf(handle: { server?: Server }, { publicUrl, port, host }: Config) {
  const bound = () => portOf(handle.server?.address() ?? null) ?? port
  return {
    site: () => publicUrl ?? `http://localhost:${bound()}`,
    self: () => `http://${inward(host)}:${bound()}`,
  }
}

function portOf(address: string | AddressInfo | null) {
  return address && typeof address === "object" ? address.port : undefined
}

/** Of a host to listen on, the one by which this machine reaches it. */
function inward(host: string) {
  if (host === "0.0.0.0") return "127.0.0.1"
  if (host === "::") return "[::1]"
  return host.includes(":") ? `[${host}]` : host
}
