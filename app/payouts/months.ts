import * as dates from "#texts/dates"
import { dayOf } from "../../contract/dhaka-time.ts"

/** Returns the months from `since` on, such as `2026-11`, in Asia/Dhaka; newest first. */
export function monthsSince(since: string | undefined, now = new Date()) {
  const latest = dayOf(now).slice(0, 7)
  const months = [latest]
  for (let month = latest; month > (since ?? latest); months.push(month)) month = monthBefore(month)
  return months
}

function monthBefore(month: string) {
  const [year = 0, number = 0] = month.split("-").map(Number)
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7)
}

export function nameOfMonth(month: string) {
  return dates.month(new Date(`${month}-15T00:00:00Z`))
}
