import { setTimeout } from "node:timers/promises"
import { Client, type ClientConfig } from "pg"

/** Between two tries to connect again, in milliseconds. */
const pause = 500

/**
 * Hears what is notified on a channel, on a connection of its own that is made again whenever it breaks. `onNotice` is
 * also called after each connection, because what was said meanwhile is lost. Answers how to stop.
 */
export function listen(server: ClientConfig, channel: string, onNotice: () => void) {
  const stopping = new AbortController()
  const going = keepListening(server, channel, onNotice, stopping.signal)
  return async () => {
    stopping.abort()
    await going
  }
}

async function keepListening(
  server: ClientConfig,
  channel: string,
  onNotice: () => void,
  stopping: AbortSignal,
) {
  while (!stopping.aborted) {
    await listenOnce(server, channel, onNotice, stopping).catch(() => undefined)
    await setTimeout(pause, undefined, { signal: stopping }).catch(() => undefined)
  }
}

/** Until the connection ends, in whatever way. */
async function listenOnce(
  server: ClientConfig,
  channel: string,
  onNotice: () => void,
  stopping: AbortSignal,
) {
  const client = new Client(server)
  const ended = new Promise<void>((resolve) => {
    client.on("end", resolve)
    client.on("error", () => resolve())
    stopping.addEventListener("abort", () => resolve(), { once: true })
  })
  try {
    await client.connect()
    client.on("notification", onNotice)
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    onNotice()
    await ended
  } finally {
    await client.end().catch(() => undefined)
  }
}
