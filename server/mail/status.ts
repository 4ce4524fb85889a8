import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { recordEvent } from "../events/events.ts"
import { isConfirmed } from "../identity/accounts.ts"
import type { Admin, SignedIn } from "../users/users.ts"
import { keySql } from "../jobs/add-job.ts"

export async function statusOf(db: Db, { email }: SignedIn) {
  const { heldCount, digestAt } = await db
    .selectFrom("mails")
    .select(({ fn }) => [fn.countAll<string>().as("heldCount"), fn.min("heldUntil").as("digestAt")])
    .where("recipient", "=", email)
    .where("state", "=", sql<"held">`'held'`)
    .where("isDaily", "=", sql<boolean>`false`)
    .executeTakeFirstOrThrow()
  return { isConfirmed: await isConfirmed(db, email), heldCount: Number(heldCount), digestAt }
}

export async function refused(db: Db) {
  const rows = await db
    .selectFrom("mails")
    .select(({ fn }) => ["refusedFor", fn.countAll<string>().as("count"), fn.min("createdAt").as("since")])
    .where("refusedFor", "is not", null)
    .groupBy("refusedFor")
    .orderBy("refusedFor")
    .execute()
  return rows.flatMap(({ refusedFor, count, since }) =>
    refusedFor ? [{ reason: refusedFor, count: Number(count), since }] : [],
  )
}

export function retryRefused(db: Db, admin: Admin) {
  return inTransaction(db, async (tx) => {
    const { count } = await tx
      .selectFrom("mails")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("refusedFor", "is not", null)
      .executeTakeFirstOrThrow()
    if (count === "0") return 0
    await sql`select count(*) from graphile_worker.reschedule_jobs(array(
        select jobs.id from mails
        join graphile_worker.jobs on jobs.key = ${keySql("send-mail", sql`mails.id`)}
        where "refusedFor" is not null
      ), run_at => now(), attempts => 0)`.execute(tx)
    await recordEvent(tx, { type: "mails sent again", actorId: admin.id, subjects: { queue: "mails" } })
    return Number(count)
  })
}
