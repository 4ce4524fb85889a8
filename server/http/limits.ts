import { RateLimiterPostgres } from "rate-limiter-flexible"
import type pg from "pg"
import type { Config } from "../config/config.ts"
import { createDistributedCounter } from "./distributed-counter.ts"
import { day, hour, second } from "../process/durations.ts"
import { tooManyRequests } from "./problem.ts"

/** Links to confirm the own address, asked for anew in a day. */
const confirmations = 2

export type Limits = ReturnType<typeof createLimits>

/** What one may do so many times. Keys are addresses and stored ids, never from a body (trust.md, Limits). */
export function createLimits(pool: pg.Pool, { rateLimits, limits }: Pick<Config, "rateLimits" | "limits">) {
  const within = (duration: number) => (name: string, points: number) => {
    const limit = limiter(pool, name, points, duration)
    return {
      /** Throws 429 with the wait once there were too many. */
      spend: async (key: string) => {
        if (rateLimits) await spend(limit, key)
      },
      /** Counts one more, and answers whether that was within the limit. */
      allows: async (key: string) => !rateLimits || (await limit.penalty(key)).consumedPoints <= points,
    }
  }
  const [perHour, perDay] = [within(hour), within(day)]
  const counts = createDistributedCounter(pool)
  const perMinute = (name: string, points: number) => (key: string) => {
    if (rateLimits) counts.spend(name, key, points)
  }
  return {
    messages: perHour("contact", limits.messages),
    invitations: perHour("community", limits.invitations),
    resets: perHour("reset", limits.resets),
    resetMails: perHour("reset-mail", limits.resetMails),
    accountResets: perHour("account-reset", limits.accountResets),
    passwordChanges: perHour("password-change", limits.passwordChanges),
    reports: perHour("report", limits.reports),
    signUps: perHour("sign-up", limits.signUps),
    uploads: perHour("upload", limits.uploads),
    /** Products that a new seller may list in an hour (listing-limits.ts); undefined where limits are lifted. */
    listings: rateLimits ? limits.listings : undefined,
    confirmations: perDay("confirmation", confirmations),
    /** Of any kind, by address. Throws 429 with the wait. */
    request: perMinute("request", limits.requests),
    /** Of a proxy, whether we can serve, by address. Throws 429 with the wait. */
    check: perMinute("check", limits.requests),
    /** By address. Throws 429 with the wait. */
    read: perMinute("read", limits.reads),
    /** By user, or by address where nobody is known. Throws 429 with the wait. */
    write: perMinute("write", limits.writes),
  }
}

/** Counts in the database, so that several processes share it. `duration` in milliseconds. */
export function limiter(pool: pg.Pool, keyPrefix: string, points: number, duration: number) {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    schemaName: "identity",
    tableName: "rateLimits",
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix,
    points,
    duration: duration / second,
  })
}

/** Counts one more. Throws 429 with the wait once there were too many. */
export async function spend(limit: RateLimiterPostgres, key: string) {
  const used = await limit.penalty(key)
  if (used.consumedPoints > limit.points) throw tooManyRequests(used.msBeforeNext)
}
