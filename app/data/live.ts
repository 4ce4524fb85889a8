import { notifyManager } from "@tanstack/react-query"
import { afterPress } from "../document/after-press.ts"
import { fetchSignedIn } from "../api.ts"
import { eventsOf, type StreamEvent } from "./event-stream.ts"
import { isFinal } from "./query-client.ts"

export type StreamListener = {
  onEvent(type: string, id: string): Promise<unknown>
  onRefresh(): Promise<unknown>
  /** Called when the stream is connected again and no event was missed. */
  onCurrent?(): Promise<unknown>
}

/** In milliseconds. The server sends a heartbeat every 20 seconds; a proxy that buffers makes the stream useless. */
const firstEventTimeout = 10_000
const silenceTimeout = 50_000
const hiddenTimeout = 30_000
const pollingDelay = 15_000
const reconnectDelay = 1_000

let lastEventId = ""
/** How many listener calls have failed since the last complete refresh. */
let failures = 0

/** Passes the user's events to `listeners` while the page is visible, over one stream; returns a stop function. */
export function listenToStream(listeners: StreamListener[]) {
  // renders after a press only, because a row that moves during a press would be missed
  notifyManager.setScheduler(afterPress)
  const stopping = new AbortController()
  void run(listeners, stopping.signal)
  return () => {
    stopping.abort()
    lastEventId = ""
  }
}

/** Reconnects until stopped; while no stream gets through, refreshes everything before each attempt (polling). */
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
      dispatch(listeners, event)
    }
  } catch {
    // closed by the network, the server or this page
  } finally {
    clearTimeout(timer)
    stopWatching()
    stopping.removeEventListener("abort", close)
    close()
  }
  return hasWorked
}

function dispatch(listeners: StreamListener[], { id: eventId, type, data }: StreamEvent) {
  if (eventId) lastEventId = eventId
  // after a failure, the next event or heartbeat refreshes everything
  if (failures > 0 || type === "refresh") return void refresh(listeners)
  if (type === "") return undefined
  const { id }: { id?: string } = JSON.parse(data)
  return void notify(listeners, (listener) => {
    if (type === "current") return listener.onCurrent?.()
    return id === undefined ? undefined : listener.onEvent(type, id)
  })
}

async function refresh(listeners: StreamListener[]) {
  const before = failures
  await notify(listeners, (listener) => listener.onRefresh())
  if (failures === before) failures = 0
}

async function notify(
  listeners: StreamListener[],
  call: (listener: StreamListener) => Promise<unknown> | undefined,
) {
  const results = await Promise.allSettled(listeners.map(call))
  failures += results.filter((result) => result.status === "rejected" && !isFinal(result.reason)).length
}

/** Closes the stream of a hidden page: browsers allow few connections to a server. */
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

/** Ends early when the page is shown or hidden, or the network is back. */
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
