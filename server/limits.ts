import { RateLimiterPostgres } from "rate-limiter-flexible"
import type pg from "pg"
import { Problem } from "./problem.ts"

/** In an hour: what one address may send, and how often one account is mailed a reset. */
const messages = 10
const invitations = 10
const resets = 10
const resetMails = 3
const reports = 100

export const hour = 60 * 60

export type Limits = ReturnType<typeof createLimits>

/** What anyone may do without being known, so many times. Keys are addresses and stored ids, never from a body. */
export function createLimits(pool: pg.Pool, enabled: boolean) {
  const perHour = (name: string, points: number) => {
    const limit = limiter(pool, name, points, hour)
    return {
      /** Throws 429 with the wait once there were too many. */
      spend: async (key: string) => {
        if (enabled) await spend(limit, key)
      },
      /** Counts one more, and answers whether that was within the limit. */
      allows: async (key: string) => !enabled || (await limit.penalty(key)).consumedPoints <= points,
    }
  }
  return {
    messages: perHour("contact", messages),
    invitations: perHour("community", invitations),
    resets: perHour("reset", resets),
    resetMails: perHour("reset-mail", resetMails),
    reports: perHour("report", reports),
  }
}

/** Counts in the database, so that several processes share it. `duration` in seconds. */
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
    duration,
  })
}

/** Counts one more. Throws 429 with the wait once there were too many. */
export async function spend(limit: RateLimiterPostgres, key: string) {
  const used = await limit.penalty(key)
  if (used.consumedPoints > limit.points) throw tooMany(used.msBeforeNext)
}

/** Throws 429 with the wait, and counts nothing. */
export async function refuseWhileBlocked(limit: RateLimiterPostgres, key: string) {
  const used = await limit.get(key)
  if (used === null || used.consumedPoints <= limit.points || used.msBeforeNext <= 0) return
  throw tooMany(used.msBeforeNext)
}

function tooMany(milliseconds: number) {
  const wait = Math.ceil(milliseconds / 1000)
  return new Problem("too-many-requests", `Too many attempts. Please wait ${inWords(wait)} and try again.`, {
    retryAfter: wait,
  })
}

function inWords(seconds: number) {
  if (seconds < 120) return seconds === 1 ? "1 second" : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
