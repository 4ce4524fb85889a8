import { IncomingMessage, type ServerResponse } from "node:http"
import type { getRequestListener } from "@hono/node-server"
import { LRUCache } from "lru-cache"
import { callerOf } from "../address.ts"
import type { AppContext } from "../../process/app-context.ts"
import { logRequest } from "../../process/log.ts"
import {
  isForEveryone,
  toCachedResponse,
  type CachedResponse,
  sendableFor,
  sendableNow,
  type Sendable,
  sizeOf,
} from "./cached-response.ts"
import { isAnonymous, isChange, keyOf, pathOf } from "./cacheable.ts"

type Bindings = Parameters<Parameters<typeof getRequestListener>[0]>[1]
type Fetch = (request: Request, env: Bindings) => Response | Promise<Response>

const maxBytes = 16_000_000
const maxEntries = 1_000
const maxAgeMs = 60_000

export type Cache = ReturnType<typeof createCache>

/** Response cache for anonymous GETs, cleared by NOTIFY and bypassed while the listening connection is down. */
export function createCache(
  fetch: Fetch,
  { config, limits, log }: Pick<AppContext, "config" | "limits" | "log">,
) {
  const entries = new LRUCache<string, CachedResponse>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: maxAgeMs,
    ttlResolution: 1_000,
  })
  /** Fills under way, by change count and key: concurrent misses share one render. */
  const filling = new Map<string, Promise<CachedResponse | undefined>>()
  let changes = 0
  let isOpen = false

  function clear() {
    changes += 1
    entries.clear()
  }

  function open() {
    clear()
    isOpen = true
  }

  function close() {
    clear()
    isOpen = false
  }

  /** Answers synchronously from memory, past Hono; false on a miss. */
  function answerAtOnce(incoming: IncomingMessage, outgoing: ServerResponse) {
    const cached = entries.get(incoming.url ?? "")
    const sendable = cached && isAnonymous(incoming) && sendableNow(cached, incoming.headers)
    if (!sendable || !isAdmitted(incoming, sendable)) return false
    const { status, headers, body, text = body } = sendable
    outgoing.writeHead(status, headers).end(text, "latin1")
    return true
  }

  async function answer(request: Request, env: Bindings) {
    const { incoming } = env
    const key = keyOf(incoming)
    if (key === undefined || !(incoming instanceof IncomingMessage)) return passOn(request, env)
    const pending = isOpen ? filling.get(`${changes} ${key}`) : undefined
    const cached = entries.get(key) ?? (await pending)
    if (!cached) return fill(key, request, env)
    const sendable = await sendableFor(cached, incoming.headers)
    return isAdmitted(incoming, sendable) ? toResponse(sendable) : fill(key, request, env)
  }

  return { answer, answerAtOnce, open, close }

  async function passOn(request: Request, env: Bindings) {
    const response = await fetch(request, env)
    // read-your-writes: the NOTIFY would arrive a moment later
    if (response.ok && isChange(env.incoming)) clear()
    return response
  }

  async function fill(key: string, request: Request, env: Bindings) {
    const since = changes
    const name = `${since} ${key}`
    const filled = Promise.withResolvers<CachedResponse | undefined>()
    if (isOpen) filling.set(name, filled.promise)
    try {
      const response = await fetch(withoutSignal(request), env)
      if (!isForEveryone(response)) return response
      const cached = await toCachedResponse(response)
      if (isOpen && changes === since) entries.set(key, cached)
      filled.resolve(cached)
      return toResponse(await sendableFor(cached, env.incoming.headers))
    } finally {
      filled.resolve(undefined)
      filling.delete(name)
    }
  }

  /** Hits skip Hono's middleware: counted and logged here. Over the limit they go through Hono, which answers 429. */
  function isAdmitted(incoming: IncomingMessage, { status }: Sendable) {
    try {
      limits.read(callerOf(incoming, config.trustedProxies))
    } catch {
      return false
    }
    logRequest(log, { method: "GET", path: pathOf(incoming), status, took: 0 })
    return true
  }
}

/** Without the client's abort signal: others may wait for the same fill. */
function withoutSignal({ url, headers }: Request) {
  return new Request(url, { headers })
}

function toResponse({ status, headers, body }: Sendable) {
  const pairs = Array.from({ length: headers.length / 2 }, (_, at): [string, string] => [
    headers[2 * at] ?? "",
    headers[2 * at + 1] ?? "",
  ])
  return new Response(body ?? null, { status, headers: pairs })
}
