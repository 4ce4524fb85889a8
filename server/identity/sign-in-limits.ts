import { sql } from "kysely"
import type pg from "pg"
import type { Db } from "../../db/tables.ts"
import type { Config } from "../config/config.ts"
import { limiter, spend } from "../http/limits.ts"
import { tooManyRequests } from "../http/problem.ts"
import { hour, minute, second } from "../process/durations.ts"

/** How long one failure counts among a burst, and the waits on one account: 1, 2, 4 seconds … 15 minutes. */
const burst = 10 * second
const longestWait = 15 * minute

const failuresKey = "failures"
const gateKey = "gate"

/** Whoever has chosen a new password by mail does not wait for what strangers guessed before. */
export async function forgive(db: Db, account: string) {
  const keys = [failuresKey, gateKey].map((key) => `${key}:${account}`)
  await sql`delete from identity."rateLimits" where key = any(${keys})`.execute(db)
}

export type SignInLimits = ReturnType<typeof createSignInLimits>

/**
 * Spec §8 tells whether an email exists, so guessing is slowed for each address and each account. `account` may be that
 * of a device that signed in to it before: it does not wait for the failures of strangers.
 */
export function createSignInLimits(
  pool: pg.Pool,
  { rateLimits: enabled, limits }: Pick<Config, "rateLimits" | "limits">,
) {
  const freeFailures = limits.accountFailures
  const bursts = limiter(pool, "sign-in-burst", limits.loginBurst, burst)
  const addresses = limiter(pool, "sign-in", limits.loginFailures, hour)
  const failures = limiter(pool, failuresKey, freeFailures, hour)
  // lets one guess through, then nobody until the wait is over
  const gate = limiter(pool, gateKey, 1, longestWait)

  return {
    /**
     * Counts a sign-in before it is decided, so that many at once get no further; a known device comes without its
     * address. Throws 429 with the wait.
     */
    async begin(address: string | undefined, account: string | undefined) {
      if (!enabled) return
      if (address) {
        await spend(bursts, address)
        await spend(addresses, address)
      }
      if (account) await beginOn(account)
    },
    /** Gives back what was counted for a sign-in that nobody could decide. */
    async gaveUp(address: string | undefined, account: string | undefined) {
      if (!enabled) return
      await giveBack(address)
      if (account) await Promise.all([failures.reward(account), gate.delete(account)])
    },
    /** Gives back what a sign-in that succeeded had counted. */
    async succeeded(address: string | undefined, account: string) {
      if (!enabled) return
      await giveBack(address)
      await Promise.all([failures.delete(account), gate.delete(account)])
    },
  }

  async function giveBack(address: string | undefined) {
    if (address) await Promise.all([bursts.reward(address), addresses.reward(address)])
  }

  async function beginOn(account: string) {
    const earlier = (await failures.get(account))?.consumedPoints ?? 0
    if (earlier >= freeFailures) await passGate(account, earlier)
    const { consumedPoints } = await failures.penalty(account)
    if (earlier >= freeFailures || consumedPoints < freeFailures) return
    // many at once found it open: the fifth closes it for all after it, but for one who comes before that is written
    if (consumedPoints === freeFailures) await gate.block(account, waitAfter(consumedPoints) / second)
    else await refuseAmongMany(account)
  }

  async function refuseAmongMany(account: string): Promise<never> {
    await failures.reward(account)
    throw tooManyRequests(waitAfter(freeFailures))
  }

  async function passGate(account: string, earlier: number) {
    await gate
      .consume(account, 1, { customDuration: waitAfter(earlier + 1) / second })
      .catch((refused: unknown) => {
        if (refused instanceof Error) throw refused
        throw tooManyRequests(waitOf(refused))
      })
  }

  function waitAfter(count: number) {
    return Math.min(2 ** (count - freeFailures) * second, longestWait)
  }
}

function waitOf(refused: unknown) {
  const isAnswer = typeof refused === "object" && refused !== null && "msBeforeNext" in refused
  return isAnswer ? Number(refused.msBeforeNext) : second
}
