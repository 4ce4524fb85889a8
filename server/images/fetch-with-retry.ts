import { setTimeout } from "node:timers/promises"
import type { Logger } from "pino"
import { Problem } from "../http/problem.ts"

/** How a photo host beyond this machine is asked; times in milliseconds. */
export type Patience = { tries: number; each: number; between: number }

export const patience: Patience = { tries: 3, each: 10_000, between: 300 }

/** How long a host may take to say at the start whether it knows us, in milliseconds. */
export const checkPatience = 5_000

/** What to do about a refusal, of its body: nothing where it says nothing of our settings. */
export type Advise = (body: string) => string | undefined

/**
 * Asks until the host answers well, with growing waits. Throws `unavailable` with a sentence for the seller; why stands
 * in the log, without what was sent.
 */
export async function fetchWithRetry(
  log: Logger,
  { tries, each, between }: Patience,
  advise: Advise,
  ask: (signal: AbortSignal) => Promise<Response>,
) {
  for (let failures = 1; ; failures += 1) {
    const answer = await ask(AbortSignal.timeout(each)).catch((error: unknown) => nameOf(error))
    if (typeof answer !== "string" && answer.ok) return answer
    const reason = typeof answer === "string" ? answer : answer.status
    const isFinal = failures === tries || (typeof reason === "number" && reason < 500 && reason !== 429)
    if (isFinal)
      throw refused(log, reason, typeof answer === "string" ? undefined : await adviceOf(answer, advise))
    await setTimeout(between * 2 ** failures)
  }
}

/** For an answer that came, and was not what the host promises. */
export function refused(log: Logger, reason: string | number, advice?: string) {
  log.error({ reason, ...(advice && { advice }) }, "the photo host did not take a photo")
  return new Problem("unavailable", (say) => say.photoNotStored, {
    retryAfter: 5,
  })
}

/** Of an answer that was not good; of a host that fails by itself there is none. */
export async function adviceOf(answer: Response, advise: Advise) {
  if (answer.status >= 500) return undefined
  return advise(await answer.text().catch(() => ""))
}

/** Of an error, without what was sent. */
export function nameOf(error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? ("code" in cause ? String(cause.code) : cause.name) : "unknown"
}
