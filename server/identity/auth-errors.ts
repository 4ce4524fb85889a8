import { AsyncLocalStorage } from "node:async_hooks"
import { APIError, BetterAuthError, type BetterAuthOptions } from "better-auth"

type Noted = { fault?: Error }

const calls = new AsyncLocalStorage<Noted>()

/** Better Auth answers some faults of the database as if the person had made a mistake, and tells only its log. */
export const faultLog: BetterAuthOptions["logger"] = {
  level: "error",
  log: (_level, _message, ...what: unknown[]) => {
    const noted = calls.getStore()
    const fault = what.find(isFault)
    if (noted && fault) noted.fault ??= fault
  },
}

/** What this call answers, with the fault that Better Auth met in it, if any. */
export async function watched<Answer>(call: () => Promise<Answer>) {
  const noted: Noted = {}
  const answer = await calls.run(noted, call).catch((error: unknown) => {
    throw noted.fault ?? error
  })
  return { answer, ...noted }
}

/** What this call answers. Throws the fault that Better Auth met in it. */
export async function faultless<Answer>(call: () => Promise<Answer>) {
  const { answer, fault } = await watched(call)
  if (fault) throw fault
  return answer
}

function isFault(what: unknown): what is Error {
  if (!(what instanceof Error) || what instanceof APIError || what instanceof BetterAuthError) return false
  // who comes second is told by the answer
  return !("code" in what && what.code === uniqueViolation)
}

const uniqueViolation = "23505"
