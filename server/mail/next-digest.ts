import { day, hour } from "../process/durations.ts"

/** Asia/Dhaka has had this offset for good since 2010. */
const offset = 6 * hour

/** When the clock shows this hour next, in Asia/Dhaka. */
export function nextDigest(digestHour: number, now = Date.now()) {
  const midnight = Math.floor((now + offset) / day) * day - offset
  const today = midnight + digestHour * hour
  return new Date(today > now ? today : today + day)
}
