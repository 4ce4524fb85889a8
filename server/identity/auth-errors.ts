import { AsyncLocalStorage } from "node:async_hooks"
import { APIError, BetterAuthError, type BetterAuthOptions } from "better-auth"

type Captured = { error?: Error }

const calls = new AsyncLocalStorage<Captured>()

/** Better Auth answers some faults of the database as if the person had made a mistake, and tells only its log. */
export const authErrorLog: BetterAuthOptions["logger"] = {
  level: "error",
  log: (_level, _message, ...what: unknown[]) => {
    const captured = calls.getStore()
    const error = what.find(isUnexpected)
    if (captured && error) captured.error ??= error
  },
}

/** What this call answers, with the error that Better Auth met in it, if any. */
export async function captureAuthErrors<Answer>(call: () => Promise<Answer>) {
  const captured: Captured = {}
  const answer = await calls.run(captured, call).catch((error: unknown) => {
    throw captured.error ?? error
  })
  return { answer, ...captured }
}

/** What this call answers. Throws the error that Better Auth met in it. */
export async function throwAuthErrors<Answer>(call: () => Promise<Answer>) {
  const { answer, error } = await captureAuthErrors(call)
  if (error) throw error
  return answer
}

function isUnexpected(what: unknown): what is Error {
  if (!(what instanceof Error) || what instanceof APIError || what instanceof BetterAuthError) return false
  // who comes second is told by the answer
  return !("code" in what && what.code === uniqueViolation)
}

const uniqueViolation = "23505"
