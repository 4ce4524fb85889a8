import { setTimeout as pause } from "node:timers/promises"
import type { Postmaster } from "./postmaster.ts"

const longestPause = 5_000

/** Starts a server, and starts it again whenever it dies before it is asked to stop. */
export async function supervise(launch: () => Promise<Postmaster>, say: (sentence: string) => void) {
  const stopping = new AbortController()
  let server = await launch()
  const supervision = restartWhenGone()
  return {
    stop: async () => {
      stopping.abort()
      await server.stop()
      await supervision
    },
  }

  async function restartWhenGone() {
    await server.gone
    for (let wait = 100; !stopping.signal.aborted; wait = Math.min(2 * wait, longestPause)) {
      say("The database stopped unexpectedly. Starting it again…")
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (!stopping.signal.aborted && (await launched())) wait = 50
    }
  }

  /** Whether a new server came up; if so, only after it has gone again. */
  async function launched() {
    try {
      server = await launch()
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
      return false
    }
    if (stopping.signal.aborted) await server.stop()
    await server.gone
    return true
  }
}
