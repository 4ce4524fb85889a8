import { setTimeout } from "node:timers/promises"
import { Client, type ClientConfig } from "pg"

/** Between two tries to connect again, in milliseconds. */
const pause = 500
/** Between two signs of life of the connection, and until one that does not come is missed, in milliseconds. */
const beat = 200
const patience = 750

/** `onNotice` is also called after each connection, because what was said meanwhile is lost. */
type Ears = { onNotice: () => void; onLost?: () => void }

/**
 * Hears what is notified on a channel, on a connection of its own that is made again whenever it breaks or falls silent.
 * Answers how to stop.
 */
export function listen(server: ClientConfig, channel: string, ears: Ears) {
  const stopping = new AbortController()
  const going = keepListening(server, channel, ears, stopping.signal)
  return async () => {
    stopping.abort()
    ears.onLost?.()
    await going
  }
}

async function keepListening(server: ClientConfig, channel: string, ears: Ears, stopping: AbortSignal) {
  while (!stopping.aborted) {
    await listenOnce(server, channel, ears, stopping).catch(() => undefined)
    ears.onLost?.()
    await setTimeout(pause, undefined, { signal: stopping }).catch(() => undefined)
  }
}

/** Until the connection ends, in whatever way. */
async function listenOnce(server: ClientConfig, channel: string, { onNotice }: Ears, stopping: AbortSignal) {
  const client = new Client({ ...server, query_timeout: patience })
  const ended = new Promise<void>((resolve) => {
    client.on("end", resolve)
    client.on("error", () => resolve())
    stopping.addEventListener("abort", () => resolve(), { once: true })
  })
  try {
    await client.connect()
    const tell = () => stopping.aborted || onNotice()
    client.on("notification", tell)
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    tell()
    await Promise.race([ended, alive(client, stopping)])
  } finally {
    // a network that went away does not say goodbye
    await Promise.race([client.end().catch(() => undefined), setTimeout(patience)])
  }
}

/** As long as the connection answers; a network that went away says nothing. */
async function alive(client: Client, stopping: AbortSignal) {
  while (!stopping.aborted) {
    await setTimeout(beat, undefined, { signal: stopping })
    await client.query("select 1")
  }
}
