import { setTimeout as pause } from "node:timers/promises"
import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"

/** What moves deals and money when nobody acts. */
const clockJobs = ["move-deals", "move-offers", "ask-gateways", "sweep-payments", "publish-reviews"]

/** As if so many minutes had passed for all that is done about these products, but for what somebody acts on just now. */
export async function letPass(db: Db, products: string[], minutes: number) {
  const age = (table: string, columns: string[], where: ReturnType<typeof sql>) => {
    const aged = columns.map(
      (column) => sql`${sql.ref(column)} = ${sql.ref(column)} - make_interval(mins => ${minutes}::integer)`,
    )
    // waits for nobody, so that no deadlock is its own
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
  // what was captured is looked for a day back
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

/** The product's worker takes them at once. */
export async function wakeClock(db: Db) {
  await sql`select graphile_worker.add_job(name, job_key => name, priority => -1)
    from unnest(${clockJobs}::text[]) as name`.execute(db)
}

/** Until nothing is left that the worker could do now; answers how many jobs failed for good, or wait to be tried again. */
export async function workDone(db: Db, seconds = 120) {
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
  await wakeClock(db)
  await workDone(db)
}

/** Until nothing is under way that ends by itself, and every gateway was asked about each payment that it may still have. */
export async function untilQuiet(db: Db, products: string[]) {
  await runClock(db)
  // claims are released, and late money is asked about
  for (const minutes of [41, 61]) {
    await letPass(db, products, minutes)
    await runClock(db)
  }
  // the next question about what was released may be weeks away
  await sql`update payments set "askAt" = now() where "askAt" is not null`.execute(db)
  await runClock(db)
  // refunds have come
  for (const minutes of [16, 16]) {
    await letPass(db, products, minutes)
    await runClock(db)
  }
}
