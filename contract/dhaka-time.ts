// Asia/Dhaka has no daylight saving time, so its offset is constant.

const aheadOfUtc = 6 * 3_600_000
const zone = "+06:00"

/** Formats as "2026-11-20T14:05" for a datetime-local field. */
export function toDhaka(moment: Date) {
  return new Date(moment.getTime() + aheadOfUtc).toISOString().slice(0, 16)
}

/** Converts the value of a datetime-local field to ISO 8601; returns an unreadable value unchanged. */
export function fromDhaka(local: string) {
  const moment = new Date(`${local}:00${zone}`)
  return Number.isNaN(moment.getTime()) ? local : moment.toISOString()
}

/** Formats as "2026-11-20", in Asia/Dhaka. */
export function dayOf(moment: Date) {
  return toDhaka(moment).slice(0, 10)
}

export function startOfDay(day: string) {
  return new Date(`${day}T00:00:00${zone}`)
}
