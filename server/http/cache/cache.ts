import { IncomingMessage, type ServerResponse } from "node:http"
import type { getRequestListener } from "@hono/node-server"
import type { AppContext } from "../../process/app-context.ts"
import { logRequest } from "../../process/log.ts"
import { callerOf } from "../address.ts"
import { isAnonymous, isChange, keyOf, pathOf } from "./cacheable.ts"
import {
  isForEveryone,
  type Sendable,
  sendableFor,
  sendableNow,
  toCachedResponse,
} from "./cached-response.ts"
import { createStore } from "./store.ts"

type Bindings = Parameters<Parameters<typeof getRequestListener>[0]>[1]
type Fetch = (request: Request, env: Bindings) => Response | Promise<Response>

export type Cache = ReturnType<typeof createCache>

/** Caches anonymous GETs; drops what NOTIFY names, and is bypassed while the listening connection is down. */
export function createCache(
  fetch: Fetch,
  { config, limits, log }: Pick<AppContext, "config" | "limits" | "log">,
) {
  const store = createStore()

  /** Answers synchronously from memory, without Hono; returns false on a miss. */
  function answerAtOnce(incoming: IncomingMessage, outgoing: ServerResponse) {
    const cached = store.get(incoming.url ?? "")
    const sendable = cached && isAnonymous(incoming) && sendableNow(cached, incoming.headers)
    if (!sendable || !isAdmitted(incoming, sendable)) return false
    const { status, headers, body, text = body } = sendable
    outgoing.writeHead(status, headers).end(text, "latin1")
    return true
  }

  async function answer(request: Request, env: Bindings) {
    const { incoming } = env
    const key = keyOf(incoming)
    if (key === undefined || !(incoming instanceof IncomingMessage)) return passThrough(request, env)
    const cached = store.get(key) ?? (await store.underWay(key))
    if (!cached) return fill(key, request, env)
    const sendable = await sendableFor(cached, incoming.headers)
    return isAdmitted(incoming, sendable) ? toResponse(sendable) : fill(key, request, env)
  }

  return { answer, answerAtOnce, open: store.open, drop: store.drop, close: store.close }

  async function passThrough(request: Request, env: Bindings) {
    const response = await fetch(request, env)
    if (response.ok && isChange(env.incoming)) await store.catchUp()
    return response
  }

  function fill(key: string, request: Request, env: Bindings) {
    return store.run(key, async ({ tags, keep }) => {
      const response = await fetch(withoutSignal(request), env)
      if (!isForEveryone(response)) return response
      const cached = await toCachedResponse(response, tags)
      if (keep(cached) && store.isOpen()) store.set(key, cached)
      return toResponse(await sendableFor(cached, env.incoming.headers))
    })
  }

  /** Hits skip Hono's middleware, so they are counted and logged here; over the limit Hono answers 429. */
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
