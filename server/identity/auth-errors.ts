import { AsyncLocalStorage } from "node:async_hooks"
import { APIError, BetterAuthError, type BetterAuthOptions } from "better-auth"
import { errorCode, sqlState } from "../../db/error-code.ts"

type Captured = { error?: Error }

const calls = new AsyncLocalStorage<Captured>()

/** Captures the log, since Better Auth logs some database errors without throwing them. */
export const authErrorLog: BetterAuthOptions["logger"] = {
  level: "error",
  log: (_level, _message, ...values: unknown[]) => {
    const captured = calls.getStore()
    const error = values.find(isUnexpected)
    if (captured && error) captured.error ??= error
  },
}

export async function captureAuthErrors<Answer>(call: () => Promise<Answer>) {
  const captured: Captured = {}
  const answer = await calls.run(captured, call).catch((error: unknown) => {
    throw captured.error ?? error
  })
  return { answer, ...captured }
}

export async function throwAuthErrors<Answer>(call: () => Promise<Answer>) {
  const { answer, error } = await captureAuthErrors(call)
  if (error) throw error
  return answer
}

function isUnexpected(value: unknown): value is Error {
  if (!(value instanceof Error) || value instanceof APIError || value instanceof BetterAuthError) return false
  // expected: a lost race on a unique key, which is answered as `conflict`
  return errorCode(value) !== sqlState.uniqueViolation
}
