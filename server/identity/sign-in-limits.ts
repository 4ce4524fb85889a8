import { sql } from "kysely"
import type pg from "pg"
import type { Db } from "../../db/tables.ts"
import type { Config } from "../config/config.ts"
import { limiter, spend } from "../http/limits.ts"
import { tooManyRequests } from "../http/problem.ts"
import { hour, minute, second } from "../process/durations.ts"

const burst = 10 * second
const maxWait = 15 * minute

const failuresKey = "failures"
const gateKey = "gate"

export async function resetFailures(db: Db, account: string) {
  const keys = [failuresKey, gateKey].map((key) => `${key}:${account}`)
  await sql`delete from identity."rateLimits" where key = any(${keys})`.execute(db)
}

export type SignInLimits = ReturnType<typeof createSignInLimits>

/** Limits by IP address and by account, since spec §8 reveals accounts; a known device counts as an account of its own. */
export function createSignInLimits(
  pool: pg.Pool,
  { rateLimits: enabled, limits }: Pick<Config, "rateLimits" | "limits">,
) {
  const bursts = limiter(pool, "sign-in-burst", limits.loginBurst, burst)
  const addresses = limiter(pool, "sign-in", limits.loginFailures, hour)
  const accounts = accountLimiter(pool, limits.accountFailures)

  return {
    /** Counts the attempt before the password check, which bounds concurrent attempts. Throws `too-many-requests`. */
    async begin(address: string | undefined, account: string | undefined) {
      if (!enabled) return
      if (address) {
        await spend(bursts, address)
        await spend(addresses, address)
      }
      if (account) await accounts.countAttempt(account)
    },
    async abort(address: string | undefined, account: string | undefined) {
      if (!enabled) return
      await refund(address)
      if (account) await accounts.abort(account)
    },
    async succeed(address: string | undefined, account: string) {
      if (!enabled) return
      await refund(address)
      await accounts.reset(account)
    },
  }

  async function refund(address: string | undefined) {
    if (address) await Promise.all([bursts.reward(address), addresses.reward(address)])
  }
}

/** After `freeFailures` failures, allows one attempt at a time, after exponentially growing waits. */
function accountLimiter(pool: pg.Pool, freeFailures: number) {
  const failures = limiter(pool, failuresKey, freeFailures, hour)
  const gate = limiter(pool, gateKey, 1, maxWait)

  return {
    countAttempt,
    abort: (account: string) => Promise.all([failures.reward(account), gate.delete(account)]),
    reset: (account: string) => Promise.all([failures.delete(account), gate.delete(account)]),
  }

  async function countAttempt(account: string) {
    const failureCount = (await failures.get(account))?.consumedPoints ?? 0
    if (failureCount >= freeFailures) await passGate(account, failureCount)
    const { consumedPoints } = await failures.penalty(account)
    if (failureCount >= freeFailures || consumedPoints < freeFailures) return
    // the last free failure closes the gate to concurrent attempts
    if (consumedPoints === freeFailures) await gate.block(account, waitAfter(consumedPoints) / second)
    else await refuseConcurrent(account)
  }

  async function refuseConcurrent(account: string): Promise<never> {
    await failures.reward(account)
    throw tooManyRequests(waitAfter(freeFailures))
  }

  async function passGate(account: string, failureCount: number) {
    await gate
      .consume(account, 1, { customDuration: waitAfter(failureCount + 1) / second })
      .catch((refused: unknown) => {
        if (refused instanceof Error) throw refused
        throw tooManyRequests(retryAfter(refused))
      })
  }

  function waitAfter(count: number) {
    return Math.min(2 ** (count - freeFailures) * second, maxWait)
  }
}

function retryAfter(refused: unknown) {
  const isLimiterResult = typeof refused === "object" && refused !== null && "msBeforeNext" in refused
  return isLimiterResult ? Number(refused.msBeforeNext) : second
}
