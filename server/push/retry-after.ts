import { day, second } from "../process/durations.ts"

/** RFC 9110 §10.2.3: seconds or a date; at most a day, or one answer could end pushes for good. */
export function readRetryAfter(header: string | undefined) {
  if (!header) return undefined
  const time = /^\d{1,9}$/.test(header) ? Date.now() + Number(header) * second : Date.parse(header)
  return Number.isNaN(time) ? undefined : new Date(Math.min(time, Date.now() + day))
}
