import { day, hour, minute, second } from "../process/durations.ts"

/** How long a buyer is told to have for the gateway's page. */
export const payTime = 20 * minute
/** A claim is released after this time; money that comes later is claimed anew or refunded. */
export const claimTime = 40 * minute
/** Longer than an execution's timeout: its answer is known by then, or never comes. */
export const executionTime = 2 * minute
/** Longer than the timeout of opening a session. */
export const openingTime = 20 * second

export const askInterval = minute
/** When to ask, counted from the release of a claim. */
const askedLater = [hour, 6 * hour, day]

/** Returns when to ask about a released claim again; waits double without end, since its page may still be paid. */
export function nextQuestion(releasedAt: Date, now: Date) {
  const since = now.getTime() - releasedAt.getTime()
  let wait = askedLater.find((each) => each > since) ?? finalAfter
  while (wait <= since) wait *= 2
  return new Date(releasedAt.getTime() + wait)
}

/** Counted from the release: later, a claim that failed or was never executed takes no money any more. */
export const finalAfter = 2 * day
