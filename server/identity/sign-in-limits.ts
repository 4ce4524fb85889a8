import { RateLimiterPostgres } from "rate-limiter-flexible"
import type pg from "pg"
import { Problem } from "../problem.ts"

/** Failed sign-ins on one account before the waits begin, and the waits in seconds: 1, 2, 4 … 60. */
const freeFailures = 5
const longestWait = 60
const accountMemory = 15 * 60

/** Failed sign-ins and new accounts from one address in an hour. */
const addressFailures = 100
const addressSignUps = 20
const hour = 60 * 60

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
      if (!enabled) return
      await refuseWhileBlocked(signUps, address)
      await signUps.penalty(address)
    },
  }
}

function limiter(pool: pg.Pool, keyPrefix: string, points: number, duration: number) {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    schemaName: "identity",
    tableName: "rateLimits",
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix,
    points,
    duration,
  })
}

async function refuseWhileBlocked(limit: RateLimiterPostgres, key: string) {
  const used = await limit.get(key)
  if (used === null || used.consumedPoints <= limit.points || used.msBeforeNext <= 0) return
  const wait = Math.ceil(used.msBeforeNext / 1000)
  throw new Problem("too-many-requests", `Too many attempts. Please wait ${inWords(wait)} and try again.`, {
    retryAfter: wait,
  })
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

function inWords(seconds: number) {
  if (seconds < 120) return seconds === 1 ? "1 second" : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
