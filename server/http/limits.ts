import { RateLimiterPostgres } from "rate-limiter-flexible"
import type pg from "pg"
import type { Config } from "../config/config.ts"
import { createDistributedCounter } from "./distributed-counter.ts"
import { day, hour, second } from "../process/durations.ts"
import { tooManyRequests } from "./problem.ts"

const confirmations = 2

export type Limits = ReturnType<typeof createLimits>

/** Keys come from addresses and stored ids, never from a body. Limits throw `too-many-requests`. */
export function createLimits(pool: pg.Pool, { rateLimits, limits }: Pick<Config, "rateLimits" | "limits">) {
  const within = (duration: number) => (name: string, points: number) => {
    const limit = limiter(pool, name, points, duration)
    return {
      spend: async (key: string) => {
        if (rateLimits) await spend(limit, key)
      },
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
    supportMessages: perHour("support", limits.supportMessages),
    invitations: perHour("community", limits.invitations),
    resets: perHour("reset", limits.resets),
    resetMails: perHour("reset-mail", limits.resetMails),
    accountResets: perHour("account-reset", limits.accountResets),
    passwordChanges: perHour("password-change", limits.passwordChanges),
    reports: perHour("report", limits.reports),
    signUps: perHour("sign-up", limits.signUps),
    phoneNumbers: perHour("phone-number", limits.phoneNumbers),
    profileChanges: perHour("profile-change", limits.profileChanges),
    uploads: perHour("upload", limits.uploads),
    listings: rateLimits ? limits.listings : undefined,
    writing: rateLimits ? limits.writing : undefined,
    confirmations: perDay("confirmation", confirmations),
    request: perMinute("request", limits.requests),
    check: perMinute("check", limits.requests),
    read: perMinute("read", limits.reads),
    write: perMinute("write", limits.writes),
  }
}

/** Shared by all processes; `duration` in milliseconds. */
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

export async function spend(limit: RateLimiterPostgres, key: string) {
  const used = await limit.penalty(key)
  if (used.consumedPoints > limit.points) throw tooManyRequests(used.msBeforeNext)
}
