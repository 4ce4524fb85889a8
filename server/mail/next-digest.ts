import { day, hour } from "../process/durations.ts"

/** Asia/Dhaka is UTC+6 and has had no daylight saving time since 2010. */
const offset = 6 * hour

/** Returns the next moment at which it is `digestHour` o'clock in Asia/Dhaka. */
export function nextDigest(digestHour: number, now = Date.now()) {
  const midnight = Math.floor((now + offset) / day) * day - offset
  const today = midnight + digestHour * hour
  return new Date(today > now ? today : today + day)
}
