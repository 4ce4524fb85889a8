const dhaka = "+06:00"
const offset = 6 * 3_600_000

/** What a datetime-local field says, in Asia/Dhaka, which has no summer time; what cannot be read stays. */
export function fromDhaka(local: string) {
  const moment = new Date(`${local}:00${dhaka}`)
  return Number.isNaN(moment.getTime()) ? local : moment.toISOString()
}

/** For a datetime-local field. */
export function toDhaka(moment: Date) {
  return new Date(moment.getTime() + offset).toISOString().slice(0, 16)
}
