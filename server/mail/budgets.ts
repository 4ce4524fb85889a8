import type pg from "pg"
import type { Config } from "../config/config.ts"
import { limiter } from "../http/limits.ts"
import { sha256 } from "../http/sha256.ts"
import { day, hour } from "../process/durations.ts"

const perDay = { confirmation: 3, invitation: 1 }
/** Resets from unknown devices (`reset`) do not use up the budget of the owner's own (`ownReset`). */
const unconfirmedPerHour = { links: 3, reset: 1, ownReset: 1 }

export type MailBudgets = ReturnType<typeof createMailBudgets>

export function createMailBudgets(
  pool: pg.Pool,
  { rateLimits, limits }: Pick<Config, "rateLimits" | "limits">,
) {
  const shared = budget("booking", limits.mails)
  const links = budget("unconfirmed", unconfirmedPerHour.links)
  return {
    confirmation: budget("confirmation", perDay.confirmation, day),
    invitation: budget("invitation", perDay.invitation, day),
    reset: budget("reset", limits.accountResets),
    ownReset: budget("own-reset", limits.accountResets),
    booking: shared,
    product: shared,
    conversation: shared,
    alert: shared,
    account: shared,
    message: budget("message", limits.mails),
    support: budget("support", limits.mails),
    digest: budget("digest", 1),
    unconfirmed: {
      confirmation: links,
      invitation: links,
      reset: budget("unconfirmed-reset", unconfirmedPerHour.reset),
      ownReset: budget("unconfirmed-own-reset", unconfirmedPerHour.ownReset),
    },
  }

  function budget(name: string, points: number, duration = hour) {
    const limit = limiter(pool, `mail-${name}`, points, duration)
    return async (recipient: string) => {
      if (!rateLimits) return { isWithin: true, endsAt: new Date() }
      const { consumedPoints, msBeforeNext } = await limit.penalty(sha256(recipient))
      return { isWithin: consumedPoints <= points, endsAt: new Date(Date.now() + msBeforeNext) }
    }
  }
}
