import { setTimeout as pause } from "node:timers/promises"
import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"

/** The jobs that change deals and money without anyone acting. */
const clockJobs = ["move-deals", "move-offers", "ask-gateways", "sweep-payments", "publish-reviews"]

/** Moves the times of these products' deals and payments into the past, skipping rows that are locked. */
export async function ageDeals(db: Db, products: string[], minutes: number) {
  const age = (table: string, columns: string[], where: ReturnType<typeof sql>) => {
    const aged = columns.map(
      (column) => sql`${sql.ref(column)} = ${sql.ref(column)} - make_interval(mins => ${minutes}::integer)`,
    )
    // waits for no lock, so that it causes no deadlock
    return sql`update ${sql.table(table)} as kept set ${sql.join(aged)} from (
        select ctid from ${sql.table(table)} where ${where} for no key update skip locked
      ) as free where kept.ctid = free.ctid`.execute(db)
  }
  const ofProducts = sql`"productId" = any(${products}::uuid[])`
  const ofBookings = sql`"bookingId" in (select id from bookings where ${ofProducts})`
  const ofPayments = sql`"transactionId" in (select "transactionId" from payments where ${ofProducts})`
  const ofIntents = sql`metadata ->> 'bookingId' in (select id::text from bookings where ${ofProducts})`
  await age("bookings", timesOfBooking, ofProducts)
  await age("products", ["heldUntil"], sql`id = any(${products}::uuid[])`)
  await age("payments", timesOfPayment, ofProducts)
  await age("offers", ["createdAt", "expiresAt"], ofProducts)
  await age("meetings", ["at", "agreedAt", "agreedFor"], ofBookings)
  await age("disputes", ["openedAt", "answerBy", "answeredAt"], ofBookings)
  await age("refunds", ["createdAt", "askAt"], ofBookings)
  await age("sandbox.sessions", ["paidAt", "createdAt"], ofPayments)
  await age("sandbox.refunds", ["createdAt"], ofPayments)
  // captured payments are only looked up for a day
  await age("sandbox.intents", ["heldAt"], ofIntents)
}

const timesOfBooking = [
  "dueAt",
  "remindAt",
  "paidAt",
  "reservedUntil",
  "deliveredAt",
  "completedAt",
  "reviewsUntil",
]
const timesOfPayment = ["claimedAt", "askAt", "executingAt", "releasedAt", "capturedAt", "refundedAt"]

/** Runs the clock jobs in the product's worker at once. */
export async function addClockJobs(db: Db) {
  await sql`select graphile_worker.add_job(name, job_key => name, priority => -1)
    from unnest(${clockJobs}::text[]) as name`.execute(db)
}

/** Waits until the worker has no due jobs. Throws after this many seconds. */
export async function waitForWorker(db: Db, seconds = 120) {
  const patience = AbortSignal.timeout(seconds * 1_000)
  while (!patience.aborted) {
    const { rows } = await sql<{
      due: number
    }>`select count(*)::integer as due from graphile_worker._private_jobs
      where run_at <= now() and attempts < max_attempts`.execute(db)
    if (rows[0]?.due === 0) return
    await pause(50)
  }
  throw new Error(`the worker was not done within ${seconds} s`)
}

export async function runClock(db: Db) {
  await addClockJobs(db)
  await waitForWorker(db)
}

/** Advances the clock until nothing is pending and the gateways were asked about every open payment. */
export async function advanceUntilSettled(db: Db, products: string[]) {
  await runClock(db)
  // releases claims and asks about late payments
  for (const minutes of [41, 61]) {
    await ageDeals(db, products, minutes)
    await runClock(db)
  }
  // the next status request for a released payment may be weeks away
  await sql`update payments set "askAt" = now() where "askAt" is not null`.execute(db)
  await runClock(db)
  // refunds have arrived
  for (const minutes of [16, 16]) {
    await ageDeals(db, products, minutes)
    await runClock(db)
  }
}
