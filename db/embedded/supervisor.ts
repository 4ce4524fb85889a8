import { setTimeout as pause } from "node:timers/promises"
import type { Postmaster } from "./postmaster.ts"

const maxWaitMs = 5_000

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
    await server.exited
    for (let wait = 100; !stopping.signal.aborted; wait = Math.min(2 * wait, maxWaitMs)) {
      say("The database stopped unexpectedly. Starting it again…")
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (!stopping.signal.aborted && (await runAgain())) wait = 50
    }
  }

  async function runAgain() {
    try {
      server = await launch()
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
      return false
    }
    if (stopping.signal.aborted) await server.stop()
    await server.exited
    return true
  }
}
