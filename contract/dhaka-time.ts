// Asia/Dhaka has no summer time.

const aheadOfUtc = 6 * 3_600_000
const zone = "+06:00"

/** "2026-11-20T14:05", for a datetime-local field. */
export function toDhaka(moment: Date) {
  return new Date(moment.getTime() + aheadOfUtc).toISOString().slice(0, 16)
}

/** What a datetime-local field says; what cannot be read stays. */
export function fromDhaka(local: string) {
  const moment = new Date(`${local}:00${zone}`)
  return Number.isNaN(moment.getTime()) ? local : moment.toISOString()
}

/** "2026-11-20" */
export function dayOf(moment: Date) {
  return toDhaka(moment).slice(0, 10)
}

export function startOfDay(day: string) {
  return new Date(`${day}T00:00:00${zone}`)
}
