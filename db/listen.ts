import { setTimeout } from "node:timers/promises"
import { Client, type ClientConfig } from "pg"

/** Between two tries to connect again, in milliseconds. */
const pause = 500
/** Between two signs of life of the connection, and until one that does not come is missed, in milliseconds. */
const heartbeat = 200
const patience = 750

/** `onNotice` is also called after each connection, because what was said meanwhile is lost. */
type Listener = { onNotice: () => void; onLost?: () => void }
type Channels = Map<string, Listener>

/**
 * Hears what is notified on these channels, on one connection that is made again whenever it breaks or falls silent.
 * Answers how to stop.
 */
export function listen(server: ClientConfig, channels: Record<string, Listener>) {
  const stopping = new AbortController()
  const listeners = new Map(Object.entries(channels))
  const going = keepListening(server, listeners, stopping.signal)
  return async () => {
    stopping.abort()
    tellLost(listeners)
    await going
  }
}

function tellLost(listeners: Channels) {
  for (const { onLost } of listeners.values()) onLost?.()
}

async function keepListening(server: ClientConfig, listeners: Channels, stopping: AbortSignal) {
  while (!stopping.aborted) {
    await listenOnce(server, listeners, stopping).catch(() => undefined)
    tellLost(listeners)
    await setTimeout(pause, undefined, { signal: stopping }).catch(() => undefined)
  }
}

/** Until the connection ends, in whatever way. */
async function listenOnce(server: ClientConfig, listeners: Channels, stopping: AbortSignal) {
  const client = new Client({ ...server, query_timeout: patience })
  const ended = new Promise<void>((resolve) => {
    client.on("end", resolve)
    client.on("error", () => resolve())
    stopping.addEventListener("abort", () => resolve(), { once: true })
  })
  const tell = (channel: string) => stopping.aborted || listeners.get(channel)?.onNotice()
  try {
    await client.connect()
    client.on("notification", ({ channel }) => tell(channel))
    for (const channel of listeners.keys()) {
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      tell(channel)
    }
    await Promise.race([ended, alive(client, stopping)])
  } finally {
    // a network that went away does not say goodbye
    await Promise.race([client.end().catch(() => undefined), setTimeout(patience)])
  }
}

/** As long as the connection answers; a network that went away says nothing. */
async function alive(client: Client, stopping: AbortSignal) {
  while (!stopping.aborted) {
    await setTimeout(heartbeat, undefined, { signal: stopping })
    await client.query("select 1")
  }
}
