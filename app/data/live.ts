import { notifyManager } from "@tanstack/react-query"
import { afterPress } from "../after-press.ts"
import { fetchSignedIn } from "../api.ts"
import { eventsOf, type StreamEvent } from "./event-stream.ts"
import { isFinal } from "./query-client.ts"

export type StreamListener = {
  onEvent(type: string, id: string): Promise<unknown>
  onRefresh(): Promise<unknown>
  /** The connection is back, and nothing was missed. */
  onCurrent?(): Promise<unknown>
}

/** In milliseconds. The server sends something every 20 seconds; a proxy that holds it back makes the stream useless. */
const firstEventTimeout = 10_000
const silenceTimeout = 50_000
const hiddenTimeout = 30_000
const pollingDelay = 15_000
const reconnectDelay = 1_000

let lastEventId = ""
/** How often a listener has failed since all were told to ask for everything anew. */
let failures = 0

/** Keeps up with the person's events while the page is looked at, by one stream for all; returns what stops it. */
export function keepLive(listeners: StreamListener[]) {
  // or a row that moves up would be missed by who presses it
  notifyManager.setScheduler(afterPress)
  const stopping = new AbortController()
  void run(listeners, stopping.signal)
  return () => {
    stopping.abort()
    lastEventId = ""
  }
}

/** Where no stream comes through, what the page shows is asked for each time before it is tried again. */
async function run(listeners: StreamListener[], stopping: AbortSignal) {
  while (!stopping.aborted) {
    await untilVisible(stopping)
    if (stopping.aborted) return
    const hasWorked = await follow(listeners, stopping).catch(() => false)
    if (stopping.aborted) return
    if (!hasWorked) await refresh(listeners)
    await pause(hasWorked ? reconnectDelay * (1 + Math.random() * 2) : pollingDelay, stopping)
  }
}

async function follow(listeners: StreamListener[], stopping: AbortSignal) {
  const connection = new AbortController()
  const close = () => connection.abort()
  stopping.addEventListener("abort", close)
  const stopWatching = closeWhenHidden(close)
  let timer = setTimeout(close, firstEventTimeout)
  let hasWorked = false
  try {
    const headers = lastEventId ? { "Last-Event-ID": lastEventId } : undefined
    const { ok, body } = await fetchSignedIn("/api/stream", {
      ...(headers && { headers }),
      signal: connection.signal,
    })
    if (!ok || !body) return false
    for await (const event of eventsOf(body)) {
      clearTimeout(timer)
      timer = setTimeout(close, silenceTimeout)
      hasWorked = event.type !== "ended"
      take(listeners, event)
    }
  } catch {
    // the network, the server or this page has closed it
  } finally {
    clearTimeout(timer)
    stopWatching()
    stopping.removeEventListener("abort", close)
    close()
  }
  return hasWorked
}

function take(listeners: StreamListener[], { id: eventId, type, data }: StreamEvent) {
  if (eventId) lastEventId = eventId
  // what failed is asked for again with the next word of the stream, be it its heartbeat
  if (failures > 0 || type === "refresh") return void refresh(listeners)
  if (type === "") return undefined
  const { id }: { id?: string } = JSON.parse(data)
  return void tell(listeners, (listener) => {
    if (type === "current") return listener.onCurrent?.()
    return id === undefined ? undefined : listener.onEvent(type, id)
  })
}

async function refresh(listeners: StreamListener[]) {
  const before = failures
  await tell(listeners, (listener) => listener.onRefresh())
  if (failures === before) failures = 0
}

async function tell(
  listeners: StreamListener[],
  say: (listener: StreamListener) => Promise<unknown> | undefined,
) {
  const results = await Promise.allSettled(listeners.map(say))
  failures += results.filter((result) => result.status === "rejected" && !isFinal(result.reason)).length
}

/** A page in the background would keep one of the browser's few connections. */
function closeWhenHidden(close: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onChange = () => {
    clearTimeout(timer)
    if (document.visibilityState === "hidden") timer = setTimeout(close, hiddenTimeout)
  }
  document.addEventListener("visibilitychange", onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener("visibilitychange", onChange)
  }
}

async function untilVisible(stopping: AbortSignal) {
  while (document.visibilityState === "hidden" && !stopping.aborted) await pause(60_000, stopping)
}

/** Ends sooner when the page is looked at again or the network is back. */
function pause(milliseconds: number, stopping: AbortSignal) {
  return new Promise<void>((resolve) => {
    const ended = new AbortController()
    const end = () => {
      ended.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    const { signal } = ended
    stopping.addEventListener("abort", end, { signal })
    addEventListener("online", end, { signal })
    document.addEventListener("visibilitychange", end, { signal })
  })
}
