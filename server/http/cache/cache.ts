import type { ServerResponse } from "node:http"
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
import { type Incoming, isAnonymous, isChange, keyOf, pathOf } from "./cacheable.ts"

type Bindings = Parameters<Parameters<typeof getRequestListener>[0]>[1]
type Fetch = (request: Request, env: Bindings) => Response | Promise<Response>

const mostBytes = 16_000_000
const mostAnswers = 1_000
/** Nothing is kept for longer, in milliseconds, whatever may have been overlooked. */
const longest = 60_000

export type Cache = ReturnType<typeof createCache>

/**
 * Keeps answers that are the same for everyone until something that they show changes. While nobody tells of changes
 * nothing is cached. What comes from memory passes by the outermost app (web.ts): its headers are kept with the answer, and
 * what it does for each request, to count and to log it, is done here too.
 */
export function createCache(
  fetch: Fetch,
  { config, limits, log }: Pick<AppContext, "config" | "limits" | "log">,
) {
  const entries = new LRUCache<string, CachedResponse>({
    max: mostAnswers,
    maxSize: mostBytes,
    sizeCalculation: sizeOf,
    ttl: longest,
    // a clock that is read once a second will do
    ttlResolution: 1_000,
  })
  /** The answers under way, by what they are asked for and since which change. */
  const filling = new Map<string, Promise<CachedResponse | undefined>>()
  let changes = 0
  let isOpen = false

  /** Something that is shown has changed: everything is asked for anew. */
  function renew() {
    changes += 1
    entries.clear()
  }

  /** Once it is told of changes, and at each. */
  function open() {
    renew()
    isOpen = true
  }

  /** When it is told of no more. */
  function close() {
    renew()
    isOpen = false
  }

  /** Answers from memory what is there; otherwise does nothing and says so. */
  function answerAtOnce(incoming: Incoming, outgoing: ServerResponse) {
    const cached = entries.get(incoming.url ?? "")
    const sendable = cached && isAnonymous(incoming) && sendableNow(cached, incoming.headers)
    if (!sendable || !isAdmitted(incoming, sendable)) return false
    const { status, headers, body, text = body } = sendable
    outgoing.writeHead(status, headers).end(text, "latin1")
    return true
  }

  async function answer(request: Request, env: Bindings) {
    const key = keyOf(env.incoming)
    if (key === undefined) return passOn(request, env)
    const underWay = isOpen ? filling.get(`${changes} ${key}`) : undefined
    const cached = entries.get(key) ?? (await underWay)
    if (!cached) return fill(key, request, env)
    const sendable = await sendableFor(cached, env.incoming.headers)
    return isAdmitted(env.incoming, sendable) ? toResponse(sendable) : fill(key, request, env)
  }

  return { answer, answerAtOnce, open, close }

  async function passOn(request: Request, env: Bindings) {
    const given = await fetch(request, env)
    // whoever is told that it is done sees it at once; others hear of it from the database
    if (given.ok && isChange(env.incoming)) renew()
    return given
  }

  async function fill(key: string, request: Request, env: Bindings) {
    const since = changes
    const name = `${since} ${key}`
    const filled = Promise.withResolvers<CachedResponse | undefined>()
    if (isOpen) filling.set(name, filled.promise)
    try {
      const given = await fetch(detached(request), env)
      if (!isForEveryone(given)) return given
      const cached = await toCachedResponse(given)
      if (isOpen && changes === since) entries.set(key, cached)
      filled.resolve(cached)
      return toResponse(await sendableFor(cached, env.incoming.headers))
    } finally {
      filled.resolve(undefined)
      filling.delete(name)
    }
  }

  /** Counts and logs, as for any request. One too many is left to who can say so. */
  function isAdmitted(incoming: Incoming, { status }: Sendable) {
    try {
      limits.read(callerOf(incoming, config.trustedProxies))
    } catch {
      return false
    }
    logRequest(log, { method: "GET", path: pathOf(incoming), status, took: 0 })
    return true
  }
}

/** Whoever leaves must not end what others wait for. */
function detached({ url, headers }: Request) {
  return new Request(url, { headers })
}

function toResponse({ status, headers, body }: Sendable) {
  const pairs = Array.from({ length: headers.length / 2 }, (_, at): [string, string] => [
    headers[2 * at] ?? "",
    headers[2 * at + 1] ?? "",
  ])
  return new Response(body ?? null, { status, headers: pairs })
}
