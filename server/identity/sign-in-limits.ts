import type { RateLimiterPostgres } from "rate-limiter-flexible"
import type pg from "pg"
import { hour, limiter, refuseWhileBlocked, spend } from "../limits.ts"

/** Failed sign-ins on one account before the waits begin, and the waits in seconds: 1, 2, 4 … 60. */
const freeFailures = 5
const longestWait = 60
const accountMemory = 15 * 60

/** Failed sign-ins and new accounts from one address in an hour. */
const addressFailures = 100
const addressSignUps = 20

export type SignInLimits = ReturnType<typeof createSignInLimits>

/** Spec §8 tells whether an e-mail exists, so guessing is slowed for each account and each address. */
export function createSignInLimits(pool: pg.Pool, enabled: boolean) {
  const accounts = limiter(pool, "account", freeFailures, accountMemory)
  const addresses = limiter(pool, "address", addressFailures, hour)
  const signUps = limiter(pool, "sign-up", addressSignUps, hour)

  return {
    /** Throws 429 with the wait while this address or account has to wait. */
    async check(address: string, account: string | undefined) {
      if (!enabled) return
      await refuseWhileBlocked(addresses, address)
      if (account) await refuseWhileBlocked(accounts, account)
    },
    async failed(address: string, account: string | undefined) {
      if (!enabled) return
      await addresses.penalty(address)
      if (account) await lengthen(accounts, account)
    },
    async succeeded(account: string) {
      if (enabled) await accounts.delete(countOf(account))
    },
    async signingUp(address: string) {
      if (enabled) await spend(signUps, address)
    },
  }
}

/** The count of failures outlives each wait, so that the waits grow. */
async function lengthen(accounts: RateLimiterPostgres, account: string) {
  const failures = await accounts.penalty(countOf(account))
  const beyond = failures.consumedPoints - freeFailures
  if (beyond >= 0) await accounts.block(account, Math.min(2 ** beyond, longestWait))
}

function countOf(account: string) {
  return `${account}:count`
}
