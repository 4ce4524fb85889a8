import { setTimeout } from "node:timers/promises"
import type { Logger } from "pino"
import { Problem } from "../http/problem.ts"
import { errorCode } from "../../db/error-code.ts"

export type RetryPolicy = { attempts: number; timeoutMs: number; backoffMs: number }

export const retryPolicy: RetryPolicy = { attempts: 3, timeoutMs: 10_000, backoffMs: 300 }

export const checkTimeoutMs = 5_000

export type Advise = (body: string) => string | undefined

/** Throws `unavailable`. Logs the cause without the request, which contains credentials. */
export async function fetchWithRetry(
  log: Logger,
  { attempts, timeoutMs, backoffMs }: RetryPolicy,
  advise: Advise,
  request: (signal: AbortSignal) => Promise<Response>,
) {
  for (let failures = 1; ; failures += 1) {
    const response = await request(AbortSignal.timeout(timeoutMs)).catch((error: unknown) => errorName(error))
    if (typeof response !== "string" && response.ok) return response
    const reason = typeof response === "string" ? response : response.status
    const isFinal = failures === attempts || (typeof reason === "number" && reason < 500 && reason !== 429)
    if (isFinal)
      throw uploadFailed(
        log,
        reason,
        typeof response === "string" ? undefined : await adviceOf(response, advise),
      )
    await setTimeout(backoffMs * 2 ** failures)
  }
}

export function uploadFailed(log: Logger, reason: string | number, advice?: string) {
  log.error({ reason, ...(advice && { advice }) }, "the photo host did not take a photo")
  return new Problem("unavailable", (say) => say.photoNotStored, {
    retryAfter: 5,
  })
}

export async function adviceOf(response: Response, advise: Advise) {
  if (response.status >= 500) return undefined
  return advise(await response.text().catch(() => ""))
}

/** Returns the code or name only, since the message may contain what was sent. */
export function errorName(error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? errorCode(cause) || cause.name : "unknown"
}
