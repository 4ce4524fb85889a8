import { LRUCache } from "lru-cache"
import { sql } from "kysely"
import type { Logger } from "pino"
import type { Db } from "../../db/tables.ts"
import { day, second } from "../process/durations.ts"

type Kind = "views" | "phoneViews"
type Counts = Record<Kind, number>

const flushDelay = 10 * second
const maxViewers = 100_000
const maxProducts = 10_000

export type ViewCounter = ReturnType<typeof createViewCounter>

/** Counts in memory, once a day per viewer, and writes every ten seconds (docs/decisions/0053). */
export function createViewCounter(db: Db, log: Logger) {
  // `max` would allocate memory for all entries at once
  const viewers = new LRUCache<string, true>({ maxSize: maxViewers, sizeCalculation: () => 1, ttl: day })
  let waiting = new Map<string, Counts>()
  let timer: NodeJS.Timeout | undefined

  function count(kind: Kind, productId: string, viewer: string) {
    const view = `${kind} ${productId} ${viewer}`
    if (viewers.has(view) || waiting.size >= maxProducts) return
    viewers.set(view, true)
    const counts = waiting.get(productId) ?? { views: 0, phoneViews: 0 }
    counts[kind] += 1
    waiting.set(productId, counts)
    timer ??= setTimeout(() => void flush(), flushDelay).unref()
  }

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    const counted = waiting
    waiting = new Map()
    // not retried: a few lost views do not matter
    if (counted.size > 0)
      await add(db, counted).catch((error: unknown) => log.error({ err: error }, "views were not counted"))
  }

  return { count, flush }
}

/** Inserts in the order of ids, so that two processes cannot deadlock. Skips unknown ids. */
async function add(db: Db, counted: Map<string, Counts>) {
  const rows = Array.from(counted, ([id, counts]) => ({ id, ...counts }))
  await sql`insert into "productCounts" as kept ("productId", views, "phoneViews")
    select id, views, "phoneViews"
    from jsonb_to_recordset(${JSON.stringify(rows)}) as counted (id uuid, views int, "phoneViews" int)
    where exists (select from products where products.id = counted.id)
    order by id
    on conflict ("productId") do update
      set views = kept.views + excluded.views, "phoneViews" = kept."phoneViews" + excluded."phoneViews"`.execute(
    db,
  )
}
