import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { lockDeal } from "../bookings/lock-deal.ts"
import { runInBatches } from "../bookings/run-in-batches.ts"
import { recordEvent } from "../events/events.ts"
import type { AppContext } from "../process/app-context.ts"
import { startTimeLimit } from "../process/time-limit.ts"

type Reviewed = { id: string; productId: string }

/** Publishes the reviews of a deal and adds their stars to the averages of its people, who are locked exclusively. */
export async function publish(tx: Tx, { id, productId }: Reviewed) {
  const now = new Date()
  const published = await tx
    .updateTable("reviews")
    .set({ publishedAt: now })
    .where("bookingId", "=", id)
    .where("publishedAt", "is", null)
    .returning(["subjectId", "stars"])
    .execute()
  await tx.updateTable("bookings").set({ reviewsPublishedAt: now }).where("id", "=", id).execute()
  for (const { subjectId, stars } of published)
    await tx
      .updateTable("users")
      .set({ reviewCount: sql`"reviewCount" + 1`, starsTotal: sql`"starsTotal" + ${stars}::integer` })
      .where("id", "=", subjectId)
      .execute()
  await recordEvent(tx, { type: "reviews published", subjects: { booking: id, product: productId } })
}

const batch = limitLiteral(100)

type Deps = Pick<AppContext, "db" | "log">

/** Publishes reviews whose deadline has passed, each deal in a transaction of its own. */
export function publishDue({ db, log }: Deps, stopping?: AbortSignal) {
  return runInBatches({
    findDue: () => findDue(db),
    run: (id) => publishOne(db, id),
    isOver: startTimeLimit(stopping),
    log,
    failed: "reviews that are due were not published",
  })
}

function publishOne(db: Db, id: string) {
  return db.transaction().execute(async (tx) => {
    const deal = await lockDeal(tx, id, "both")
    if (!deal?.reviewsUntil || deal.reviewsPublishedAt || deal.now < deal.reviewsUntil) return false
    await publish(tx, deal)
    return true
  })
}

async function findDue(db: Db) {
  const rows = await db
    .selectFrom("reviews")
    .innerJoin("bookings", "bookings.id", "bookingId")
    .select("bookings.id")
    .where("publishedAt", "is", null)
    .where("reviewsUntil", "<=", sql<Date>`now()`)
    .orderBy("reviewsUntil")
    .limit(batch)
    .execute()
  return rows.map(({ id }) => id)
}
