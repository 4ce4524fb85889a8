import type pg from "pg"
import type { Config } from "../config/config.ts"
import { limiter } from "../http/limits.ts"
import { sha256 } from "../http/sha256.ts"
import { day, hour } from "../process/durations.ts"

/** What may be asked for by an address alone, in a day: links to confirm it, and invitations. */
const asked = { confirmation: 3, invitation: 1 }
/** Mails of an hour to an address that nobody has confirmed, at most five: strangers use up only their own part. */
const unconfirmed = { links: 3, reset: 1, ownReset: 1 }

export type MailBudgets = ReturnType<typeof createMailBudgets>

/** How many mails of each kind an address may get (docs/decisions/0043). */
export function createMailBudgets(
  pool: pg.Pool,
  { rateLimits, limits }: Pick<Config, "rateLimits" | "limits">,
) {
  const links = budget("unconfirmed", unconfirmed.links)
  return {
    confirmation: budget("confirmation", asked.confirmation, day),
    invitation: budget("invitation", asked.invitation, day),
    reset: budget("reset", limits.accountResets),
    ownReset: budget("own-reset", limits.accountResets),
    booking: budget("booking", limits.mails),
    message: budget("message", limits.mails),
    digest: budget("digest", 1),
    /** To an address that nobody has confirmed, beside those above. */
    unconfirmed: {
      confirmation: links,
      invitation: links,
      reset: budget("unconfirmed-reset", unconfirmed.reset),
      ownReset: budget("unconfirmed-own-reset", unconfirmed.ownReset),
    },
  }

  /** Counts one more mail, and answers whether that was within the budget, and when a new one begins. */
  function budget(name: string, points: number, duration = hour) {
    const limit = limiter(pool, `mail-${name}`, points, duration)
    return async (recipient: string) => {
      if (!rateLimits) return { isWithin: true, endsAt: new Date() }
      // of one length, and no address in the table of counts
      const { consumedPoints, msBeforeNext } = await limit.penalty(sha256(recipient))
      return { isWithin: consumedPoints <= points, endsAt: new Date(Date.now() + msBeforeNext) }
    }
  }
}
