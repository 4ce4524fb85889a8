import { hour, minute, second } from "../process/durations.ts"

/** How long a buyer has for the gateway's page; told to them. */
export const payTime = 20 * minute
/** From the claim: then it is given up, and what is paid later is claimed again or goes back. */
export const claimTime = 40 * minute
/** Longer than the patience of an execution: its answer is known, or never comes. */
export const executionTime = 2 * minute
/** Longer than a gateway may take to open a session. */
export const openingTime = 20 * second

export const askInterval = minute
/** After a claim was given up. */
const askedLater = [hour, 6 * hour, 24 * hour, 48 * hour]

/** Undefined after the last. */
export function nextQuestion(releasedAt: Date, now: Date) {
  const moments = askedLater.map((wait) => new Date(releasedAt.getTime() + wait))
  return moments.find((moment) => moment > now) ?? null
}
