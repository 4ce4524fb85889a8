import { sql } from "kysely"
import type { DealState } from "../../contract/deal-states.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { disputeAlarms, nextReminder } from "../bookings/deadlines.ts"
import { lockDeal } from "../bookings/lock-deal.ts"
import { runInBatches } from "../bookings/run-in-batches.ts"
import { isAnswerTimeOver } from "../disputes/is-to-decide.ts"
import { recordEvent } from "../events/events.ts"
import type { AppContext } from "../process/app-context.ts"
import { second } from "../process/durations.ts"
import { startTimeLimit } from "../process/time-limit.ts"
import { type Act, take } from "./act-on.ts"
import { assume, completeByClock } from "./complete.ts"
import { expire } from "./expire.ts"
import { lapse } from "./refund.ts"

/** The clock's act on a deal past its deadline; payments under way have jobs of their own. */
const actsOfClock: Partial<Record<DealState, Act>> = {
  requested: expire,
  reserved: expire,
  paid: lapse,
  sent: assume,
  delivered: completeByClock,
  disputed: lapse,
}

const states = Object.keys(actsOfClock)
const batch = limitLiteral(100)

type Deps = Pick<AppContext, "db" | "log">

/** Moves due deals, oldest first, each in its own transaction. Safe to run in several processes. */
export async function moveDue(deps: Deps, stopping?: AbortSignal) {
  const { db, log } = deps
  const isOver = startTimeLimit(stopping)
  while ((await remind(deps)) > 0 && !isOver());
  await runInBatches({
    findDue: () => findDue(db),
    run: (id) => moveOne(db, id),
    isOver,
    log,
    failed: "a deal that is due was not moved",
  })
}

async function findDue(db: Db) {
  const rows = await db
    .selectFrom("bookings")
    .select("id")
    .where("dueAt", "<=", sql<Date>`now()`)
    .where("onHoldAt", "is", null)
    .where("state", "=", sql<DealState>`any(${states}::text[])`)
    .orderBy("dueAt")
    .limit(batch)
    .execute()
  return rows.map(({ id }) => id)
}

function moveOne(db: Db, id: string) {
  return db.transaction().execute(async (tx) => {
    const deal = await lockDeal(tx, id)
    const act = deal && actsOfClock[deal.state]
    if (!act || !deal.dueAt || deal.dueAt > deal.now) return false
    await take(tx, deal, { role: "clock" }, act)
    return true
  })
}

function remind({ db, log }: Deps) {
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .updateTable("bookings")
      .set({ remindAt: nextMoment })
      .where("id", "in", ({ selectFrom }) =>
        selectFrom("bookings")
          .select("id")
          .where("remindAt", "<=", sql<Date>`now()`)
          .where("onHoldAt", "is", null)
          .orderBy("remindAt")
          .limit(batch)
          .forUpdate()
          .skipLocked(),
      )
      .returning(["id", "productId", isLate.as("isLate")])
      .execute()
    for (const { id: booking, productId: product, isLate } of due) {
      if (isLate) log.error({ bookingId: booking }, "alarm: a dispute waits for a decision")
      await recordEvent(tx, { type: "deal due", subjects: { booking, product } })
    }
    return due.length
  })
}

/** The deal's dispute waits for an admin; before its answer time is over, the seller is reminded. */
const isLate = sql<boolean>`(state = 'disputed' and exists (
  select from disputes where "bookingId" = bookings.id and ${isAnswerTimeOver}))`

const nextAlarm = sql<Date | null>`(
  select min("openedAt" + make_interval(secs => after))
  from disputes, unnest(${disputeAlarms.map((after) => after / second)}::float8[]) as alarm (after)
  where "bookingId" = bookings.id and "openedAt" + make_interval(secs => after) > now()
)`

/** Disputed, reserved and paid deals have several reminders, others one. */
const nextMoment = sql<Date | null>`case when state = 'disputed' then ${nextAlarm}
  when state in ('reserved', 'paid') then ${nextReminder(sql`bookings."dueAt"`)} end`
