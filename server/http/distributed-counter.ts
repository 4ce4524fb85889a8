import type pg from "pg"
import { tooManyRequests } from "./problem.ts"
import { minute, second } from "../process/durations.ts"

type Count = { known: number; unsent: number; end: number }

/** Counts per minute in memory, merged with PostgreSQL every second: processes may overshoot for one second. */
export function createDistributedCounter(pool: pg.Pool) {
  const counts = new Map<string, Count>()
  let timer: NodeJS.Timeout | undefined

  function spend(name: string, key: string, points: number) {
    const now = Date.now()
    const end = now - (now % minute) + minute
    const count = countOf(`${name}:${key}:${end}`, end)
    if (count.known + count.unsent >= points) throw tooManyRequests(end - now)
    count.unsent += 1
    timer ??= setTimeout(() => void sync(), second).unref()
  }

  return { spend }

  function countOf(key: string, end: number) {
    const known = counts.get(key)
    if (known) return known
    const made = { known: 0, unsent: 0, end }
    counts.set(key, made)
    return made
  }

  async function sync() {
    for (const [key, { end }] of counts) if (end <= Date.now()) counts.delete(key)
    const sent = new Map(
      Array.from(counts).flatMap(([key, { unsent }]) => (unsent > 0 ? [[key, unsent]] : [])),
    )
    const rows = sent.size === 0 ? [] : await upsert(pool, counts, sent).catch(() => [])
    for (const { key, points } of rows) {
      const count = counts.get(key)
      if (!count) continue
      count.known = points
      count.unsent -= sent.get(key) ?? 0
    }
    timer = counts.size > 0 ? setTimeout(() => void sync(), second).unref() : undefined
  }
}

async function upsert(pool: pg.Pool, counts: Map<string, Count>, sent: Map<string, number>) {
  // sorted to prevent deadlocks
  const keys = Array.from(sent.keys()).toSorted()
  const { rows } = await pool.query<{ key: string; points: number }>(
    `insert into identity."rateLimits" as kept (key, points, expire)
     select * from unnest($1::text[], $2::integer[], $3::bigint[])
     on conflict (key) do update set points = kept.points + excluded.points
     returning key, points`,
    [keys, keys.map((key) => sent.get(key)), keys.map((key) => counts.get(key)?.end)],
  )
  return rows
}
