import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import type { Product } from "../../test/product.ts"
import type { Context } from "../context.ts"
import { Counter } from "../counter.ts"
import { withPatience } from "../database.ts"
import { findViolations } from "../deals/books.ts"
import { placeOf } from "../deals/participants.ts"
import { cloneDeal } from "../deals/clones.ts"
import { ageDeals, runClock, waitForWorker } from "../deals/clock.ts"
import { deadlocksOf } from "../deals/deadlocks.ts"
import { templateDeals } from "../deals/templates.ts"
import { exactly, none, outcomeOf } from "../outcome.ts"
import { countUnforeseen } from "../unforeseen.ts"

/** In seconds. */
const longest = 900

/** After a day without a worker, all deals that were due move at once, by two workers. */
export async function dayWithoutClock({ product: open, rounds, say }: Context) {
  const product = await open({ WEB_CONCURRENCY: "2" })
  const unforeseen = new Counter()
  countUnforeseen(product, unforeseen)
  return withPatience(product, async (db) => {
    const place = await placeOf([product], db)
    const templates = await templateDeals(place)
    await waitForWorker(db)
    const each = Math.ceil(rounds(10_000) / templates.length)
    const wanted = each * templates.length
    for (const { id } of templates) await cloneDeal(db, id, each - 1)
    say(`${wanted} deals`)
    const began = performance.now()
    await makeDue(db)
    await allMoved(db)
    const moved = (performance.now() - began) / 1_000
    say(`moved within ${Math.round(moved)} s`)
    await waitForWorker(db, longest)
    const told = (performance.now() - began) / 1_000
    const ends = await endsOf(db)
    const mails = await mailsOf(product)
    // card refunds have arrived, and what providers reported is in the ledger
    await ageDeals(db, await productsOf(db), 1)
    await runClock(db)
    const wrong = await findViolations(db, place.secret)
    return outcomeOf({
      "deals due at once": wanted,
      ...Object.fromEntries(
        templates.map(({ from, to }) => [`${from} → ${to}`, exactly(ends.get(`${from} → ${to}`), each)]),
      ),
      "moved otherwise, or twice": none(ends.total - wanted),
      "seconds until the last moved": Math.round(moved),
      "seconds until everyone was told": Math.round(told),
      mails: mails.total,
      "mails sent twice": none(mails.twice),
      deadlocks: none(await deadlocksOf(db)),
      wrong: none(wrong.map(({ found }) => found)),
      "unforeseen errors": none(unforeseen.except(/^alarm: /)),
    })
  })
}

/** Makes everything due within the past day, reminders too; two workers take the jobs at the same moment. */
async function makeDue(db: Db) {
  await sql`update bookings set "dueAt" = now() - random() * interval '1 day', "remindAt" = now()
    where "dueAt" is not null`.execute(db)
  await sql`select graphile_worker.add_job('move-deals') from generate_series(1, 2)`.execute(db)
}

async function allMoved(db: Db) {
  const patience = AbortSignal.timeout(longest * 1_000)
  while (!patience.aborted) {
    const { rows } = await sql<{ due: number }>`select count(*)::integer as due from bookings
      where "dueAt" <= now()`.execute(db)
    if (rows[0]?.due === 0) return
    await pause(200)
  }
}

/** Counts each step that the clock made. */
async function endsOf(db: Db) {
  const ends = new Counter()
  const { rows } = await sql<{ step: string; count: number }>`
    select concat(data ->> 'from', ' → ', data ->> 'to') as step, count(*)::integer as count
    from events where type = 'deal moved' and data ->> 'role' = 'clock' group by 1`.execute(db)
  for (const { step, count } of rows) ends.add(step, count)
  return ends
}

async function productsOf(db: Db) {
  return (await db.selectFrom("products").select("id").execute()).map(({ id }) => id)
}

/** Mails by recipient and by text, which names the deal. */
async function mailsOf({ dataDir }: Product) {
  const folder = join(dataDir, "outbox")
  const seen = new Set<string>()
  const twice: string[] = []
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"))
  for (const name of names) {
    const mail = (await readFile(join(folder, name), "utf8")).replaceAll(
      /^(Message-ID|Date|List-Unsubscribe).*$|--_NmP-[^\s]*/gm,
      "",
    )
    if (seen.has(mail)) twice.push(/^To: .*$/m.exec(mail)?.[0] ?? name)
    seen.add(mail)
  }
  return { total: names.length, twice }
}
