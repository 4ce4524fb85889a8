import type pg from "pg"
import { tooManyRequests } from "./problem.ts"
import { minute } from "../process/durations.ts"

const pause = 1_000

type Count = { known: number; unsent: number; end: number }

/**
 * Counts by the minute without asking the database each time: in memory, and once a second together with what all other
 * processes counted. So a caller of several processes gets at most a second's worth too much.
 */
export function createDistributedCounter(pool: pg.Pool) {
  const counts = new Map<string, Count>()
  let timer: NodeJS.Timeout | undefined

  /** Counts one more in this minute. Throws 429 with the wait once there were too many. */
  function spend(name: string, key: string, points: number) {
    const now = Date.now()
    const end = now - (now % minute) + minute
    const count = countOf(`${name}:${key}:${end}`, end)
    if (count.known + count.unsent >= points) throw tooManyRequests(end - now)
    count.unsent += 1
    timer ??= setTimeout(() => void share(), pause).unref()
  }

  return { spend }

  function countOf(key: string, end: number) {
    const known = counts.get(key)
    if (known) return known
    const made = { known: 0, unsent: 0, end }
    counts.set(key, made)
    return made
  }

  async function share() {
    for (const [key, { end }] of counts) if (end <= Date.now()) counts.delete(key)
    const sent = new Map(
      Array.from(counts).flatMap(([key, { unsent }]) => (unsent > 0 ? [[key, unsent]] : [])),
    )
    // a database that is away is told of these later, or never: the minute passes
    const rows = sent.size === 0 ? [] : await add(pool, counts, sent).catch(() => [])
    for (const { key, points } of rows) {
      const count = counts.get(key)
      if (!count) continue
      count.known = points
      count.unsent -= sent.get(key) ?? 0
    }
    timer = counts.size > 0 ? setTimeout(() => void share(), pause).unref() : undefined
  }
}

async function add(pool: pg.Pool, counts: Map<string, Count>, sent: Map<string, number>) {
  // in one order, so that no two processes wait for each other
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
