import { day, hour, minute, second } from "../process/durations.ts"

/** How long a buyer has for the gateway's page; told to them. */
export const payTime = 20 * minute
/** From the claim: then it is released, and what is paid later is claimed again or goes back. */
export const claimTime = 40 * minute
/** Longer than the patience of an execution: its answer is known, or never comes. */
export const executionTime = 2 * minute
/** Longer than a gateway may take to open a session. */
export const openingTime = 20 * second

export const askInterval = minute
/** After a claim was released. */
const askedLater = [hour, 6 * hour, day]

/** Without an end, the last wait doubled each time: whoever still has the gateway's page open may pay there. */
export function nextQuestion(releasedAt: Date, now: Date) {
  const since = now.getTime() - releasedAt.getTime()
  let wait = askedLater.find((each) => each > since) ?? finalAfter
  while (wait <= since) wait *= 2
  return new Date(releasedAt.getTime() + wait)
}

/** So long after a claim was released: what its gateway calls failed, or we never executed, takes no money any more. */
export const finalAfter = 2 * day
