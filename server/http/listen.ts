import { once } from "node:events"
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http"
import type { AddressInfo, Socket } from "node:net"
import { setImmediate as pollPhase, setTimeout as pause } from "node:timers/promises"
import { getRequestListener } from "@hono/node-server"
import { imageMaxBytes } from "../../contract/images.ts"
import { isPhotoUpload } from "../images/upload-paths.ts"
import type { Cache } from "./cache/cache.ts"
import type { Config } from "../config/config.ts"
import { hasBody } from "./well-formed.ts"
import { second } from "../process/durations.ts"
import { errorCode } from "../../db/error-code.ts"

const limits = {
  headersTimeout: 10 * second,
  requestTimeout: 60 * second,
  connectionsCheckingInterval: 5 * second,
  maxHeaderSize: 16_384,
}
const bodyTimeout = 30 * second
/** Above the limits for which `limitBody` answers 413. */
const maxBodyBytes = 2_000_000
const maxPhotoBytes = 2 * imageMaxBytes
const maxHeaders = 100
const maxRequestsPerConnection = 1_000
const maxConnections = 2_000
const maxPipelined = 2

/** Longer than the idle timeout of common proxies, which would reuse a closing connection. */
const keepAliveBehindProxy = 65 * second
const keepAlive = 5 * second

const drainStep = 20
const finishTimeout = 10 * second

export async function listen(cache: Cache, { port, host, publicUrl }: Config) {
  const keepAliveTimeout = publicUrl ? keepAliveBehindProxy : keepAlive
  const server = createServer({ ...limits, keepAliveTimeout }, limitPipelining(cache))
  server.timeout = limits.requestTimeout
  server.maxHeadersCount = maxHeaders
  server.maxRequestsPerSocket = maxRequestsPerConnection
  server.maxConnections = maxConnections
  server.listen(port, host)
  await once(server, "listening").catch((error: unknown) => {
    const code = errorCode(error)
    const sentence = listenError(code, port, host)
    throw sentence ? new Error(sentence) : error
  })
  return server
}

function listenError(code: string, port: number, host: string) {
  if (code === "EADDRINUSE") return `Port ${port} is in use. Stop what uses it, or choose another PORT.`
  if (code === "EACCES") return `Port ${port} is only for an administrator. Choose a PORT above 1023.`
  if (/^(?:ENOTFOUND|EADDRNOTAVAIL|EAI_AGAIN|EINVAL)$/.test(code))
    return `HOST is ${host}, which is no address of this machine. Choose one that is, or leave it out.`
  return undefined
}

const openRequests = new WeakMap<Socket, { requests: number }>()

function limitPipelining({ answer, answerAtOnce }: Cache): RequestListener {
  // HTTP/1.0 health checks send no Host
  const listener = getRequestListener(answer, { hostname: "localhost" })
  return (request, response) => {
    const { socket } = request
    const count = openRequests.get(socket) ?? startCount(socket)
    if (count.requests === maxPipelined) socket.destroy()
    if (socket.destroyed) return
    count.requests += 1
    response.on("close", countAnswered)
    if (answerAtOnce(request, response)) return
    limitBodyRead(request)
    void listener(request, response)
  }
}

function startCount(socket: Socket) {
  const count = { requests: 0 }
  openRequests.set(socket, count)
  return count
}

function countAnswered(this: ServerResponse) {
  const count = openRequests.get(this.req.socket)
  if (count) count.requests -= 1
}

/** Node.js has no timeout per body, and no limit on zeros in a chunk size. */
function limitBodyRead(request: IncomingMessage) {
  const { socket } = request
  if (!hasBody(request)) return
  const isPhoto = isPhotoUpload(request.url ?? "")
  const [time, bytes] = isPhoto ? [limits.requestTimeout, maxPhotoBytes] : [bodyTimeout, maxBodyBytes]
  const [start, read] = [performance.now(), socket.bytesRead]
  const timer = setInterval(() => {
    if (performance.now() - start > time || socket.bytesRead - read > bytes) socket.destroy()
    // a request that is answered before its body has arrived emits no "close"
    if (socket.destroyed) clearInterval(timer)
  }, 250)
  request.once("close", () => clearInterval(timer))
}

export async function shutDown(
  server: Server,
  { publicUrl, drainTime }: Pick<Config, "publicUrl" | "drainTime">,
) {
  // counts steps, not time: a process short of CPU drains longer
  for (let left = drainTime; left > 0 && (await needsDraining()); left -= drainStep) await pause(drainStep)
  // reads requests that were received, whose connections would count as idle
  await pollPhase()
  const done = once(server, "close")
  server.close()
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), finishTimeout)
  await done
  clearTimeout(timer)

  async function needsDraining() {
    return publicUrl !== undefined || (await hasConnections(server))
  }
}

function hasConnections(server: Server) {
  return new Promise<boolean>((resolve) => {
    server.getConnections((error, count) => resolve(!error && count > 0))
  })
}

export function addressesOf(handle: { server?: Server }, { publicUrl, port, host }: Config) {
  const bound = () => portOf(handle.server?.address() ?? null) ?? port
  return {
    site: () => publicUrl ?? `http://localhost:${bound()}`,
    self: () => `http://${reachableHost(host)}:${bound()}`,
  }
}

function portOf(address: string | AddressInfo | null) {
  return address && typeof address === "object" ? address.port : undefined
}

function reachableHost(host: string) {
  if (host === "0.0.0.0") return "127.0.0.1"
  if (host === "::") return "[::1]"
  return host.includes(":") ? `[${host}]` : host
}
