import { dictionary } from "@zxcvbn-ts/language-common"
import pLimit, { type LimitFunction } from "p-limit"
import { Problem } from "../http/problem.ts"

// ASVS 5.0, 6.2.4
const howMany = 3_000
const common = new Set(dictionary["passwords-common"].slice(0, howMany))

/** Refuses what is tried first: the commonest passwords, also with digits and signs around. Throws `invalid`. */
export function mustBeUncommon(field: string, password: string) {
  const lower = password.toLowerCase()
  const core = lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, "")
  if (common.has(lower) || common.has(core)) throw Problem.ofFields({ [field]: (say) => say.commonPassword })
}

/**
 * One takes 75 ms of a processor, so they are the cheapest way to keep a server busy. Of the four threads of Node's pool
 * they have two, photos one (images.ts), and one is there for files and for what is compressed.
 */
const logins = pLimit(2)
const changes = pLimit(1)

const waitingLogins = 20
const waitingChanges = 10
const perAccount = 5
const ofAccount = new Map<string, number>()

/**
 * Runs what hashes a password for a login or a sign-up when it is its turn. Whatever counts against a person belongs into
 * `work`. Throws `unavailable` while too many wait, or too many of this account.
 */
export function loginInTurn<Result>(account: string | undefined, work: () => Promise<Result>) {
  return inTurn(logins, waitingLogins, account, work)
}

/** The same for a change or a reset: they queue by themselves, so that a login waits for one of them at most. */
export function changeInTurn<Result>(account: string | undefined, work: () => Promise<Result>) {
  return inTurn(changes, waitingChanges, account, () => logins(work))
}

async function inTurn<Result>(
  queue: LimitFunction,
  most: number,
  account: string | undefined,
  work: () => Promise<Result>,
) {
  const own = account === undefined ? 0 : (ofAccount.get(account) ?? 0)
  if (queue.pendingCount >= most || own >= perAccount) throw busy
  if (account === undefined) return queue(work)
  ofAccount.set(account, own + 1)
  return queue(work).finally(() => leave(account))
}

function leave(account: string) {
  const left = (ofAccount.get(account) ?? 0) - 1
  if (left > 0) ofAccount.set(account, left)
  else ofAccount.delete(account)
}

const busy = new Problem("unavailable", (say) => say.busyLogins, {
  retryAfter: 2,
})
