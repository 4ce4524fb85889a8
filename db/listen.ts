import { setTimeout } from "node:timers/promises"
import { Client, type ClientConfig } from "pg"

const reconnectDelayMs = 500
const heartbeatMs = 200
const queryTimeoutMs = 750

export type Listener = {
  /** Also called with an empty payload after each connect, because earlier notifications are lost. */
  onNotice: (payload: string) => void
  /** `receive` resolves once the notices of everything committed before its call have arrived. */
  onConnected?: (receive: Receive) => void
  onLost?: () => void
}
export type Receive = () => Promise<unknown>
type Channels = Map<string, Listener>

/** Sends heartbeats and reconnects; returns a stop function. */
export function listen(server: ClientConfig, channels: Record<string, Listener>) {
  const stopping = new AbortController()
  const listeners = new Map(Object.entries(channels))
  const running = keepListening(server, listeners, stopping.signal)
  return async () => {
    stopping.abort()
    notifyLost(listeners)
    await running
  }
}

function notifyLost(listeners: Channels) {
  for (const { onLost } of listeners.values()) onLost?.()
}

async function keepListening(server: ClientConfig, listeners: Channels, stopping: AbortSignal) {
  while (!stopping.aborted) {
    await listenOnce(server, listeners, stopping).catch(() => undefined)
    notifyLost(listeners)
    await setTimeout(reconnectDelayMs, undefined, { signal: stopping }).catch(() => undefined)
  }
}

async function listenOnce(server: ClientConfig, listeners: Channels, stopping: AbortSignal) {
  const client = new Client({ ...server, query_timeout: queryTimeoutMs })
  const ended = new Promise<void>((resolve) => {
    client.on("end", resolve)
    client.on("error", () => resolve())
    stopping.addEventListener("abort", () => resolve(), { once: true })
  })
  const notify = (channel: string, payload: string) =>
    stopping.aborted || listeners.get(channel)?.onNotice(payload)
  try {
    await client.connect()
    client.on("notification", ({ channel, payload = "" }) => notify(channel, payload))
    for (const channel of listeners.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    // PostgreSQL sends pending notices before it answers the next query
    const receive = oneAtATime(() => client.query("select 1"))
    for (const [channel, { onConnected }] of listeners) {
      if (!stopping.aborted) onConnected?.(receive)
      notify(channel, "")
    }
    await Promise.race([ended, sendHeartbeats(receive, stopping)])
  } finally {
    // end() never resolves when the network is down
    await Promise.race([client.end().catch(() => undefined), setTimeout(queryTimeoutMs)])
  }
}

/** Calls during a query share the next one, as a client executes one at a time. After a failure all fail. */
function oneAtATime(query: () => Promise<unknown>): Receive {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<unknown> | undefined
  return () =>
    (next ??= running.then(() => {
      next = undefined
      return (running = query())
    }))
}

async function sendHeartbeats(receive: Receive, stopping: AbortSignal) {
  while (!stopping.aborted) {
    await setTimeout(heartbeatMs, undefined, { signal: stopping })
    await receive()
  }
}
