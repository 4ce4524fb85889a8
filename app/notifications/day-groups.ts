import * as dates from "#texts/dates"
import * as texts from "#texts/notification-list"

const day = 24 * 60 * 60_000

export function dayGroups<Row extends { createdAt: string }>(rows: Row[], now: number) {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const name = dates.day(new Date(row.createdAt))
    groups.set(name, [...(groups.get(name) ?? []), row])
  }
  const today = dates.day(new Date(now))
  const yesterday = dates.day(new Date(now - day))
  return Array.from(groups, ([name, rows]) => {
    if (name === today) return { name: texts.today, rows }
    return { name: name === yesterday ? texts.yesterday : name, rows }
  })
}
