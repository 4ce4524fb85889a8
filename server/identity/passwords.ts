import { dictionary } from "@zxcvbn-ts/language-common"
import pLimit, { type LimitFunction } from "p-limit"
import { Problem } from "../http/problem.ts"

// ASVS 5.0, 6.2.4: at least the top 3000
const common = new Set(dictionary["passwords-common"].slice(0, 3_000))

/** Throws `invalid` (also for a common password with digits and symbols around it). */
export function assertUncommonPassword(field: string, password: string) {
  const lower = password.toLowerCase()
  const core = lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, "")
  if (common.has(lower) || common.has(core)) throw Problem.ofFields({ [field]: (say) => say.commonPassword })
}

// a hash takes 75 ms; hashing may use two of libuv's four threads, photos one
const logins = pLimit(2)
const changes = pLimit(1)

const maxQueuedLogins = 20
const maxQueuedChanges = 10
const maxPerAccount = 5
const activeByAccount = new Map<string, number>()

/** Throws `unavailable` if the queue is full. Spend rate limits inside `work`, so that a full queue does not count. */
export function queueLogin<Result>(account: string | undefined, work: () => Promise<Result>) {
  return enqueue(logins, maxQueuedLogins, account, work)
}

/** Uses a queue of its own, so that a login waits for at most one change. Throws `unavailable` if it is full. */
export function queueChange<Result>(account: string | undefined, work: () => Promise<Result>) {
  return enqueue(changes, maxQueuedChanges, account, () => logins(work))
}

async function enqueue<Result>(
  queue: LimitFunction,
  maxQueued: number,
  account: string | undefined,
  work: () => Promise<Result>,
) {
  const own = account === undefined ? 0 : (activeByAccount.get(account) ?? 0)
  if (queue.pendingCount >= maxQueued || own >= maxPerAccount) throw busy
  if (account === undefined) return queue(work)
  activeByAccount.set(account, own + 1)
  return queue(work).finally(() => release(account))
}

function release(account: string) {
  const left = (activeByAccount.get(account) ?? 0) - 1
  if (left > 0) activeByAccount.set(account, left)
  else activeByAccount.delete(account)
}

const busy = new Problem("unavailable", (say) => say.busyLogins, {
  retryAfter: 2,
})

export const wrongPassword = new Problem("auth/wrong-password", (say) => say.wrongCurrentPassword)
