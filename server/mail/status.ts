import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { recordAct } from "../audit/audit.ts"
import { isConfirmed } from "../identity/accounts.ts"
import type { Admin, SignedIn } from "../users/users.ts"
import { leaseSeconds, mailsChannel } from "./mail.ts"

export async function statusOf(db: Db, { email }: SignedIn) {
  const { heldCount, digestAt } = await db
    .selectFrom("mails")
    .select(({ fn }) => [fn.countAll<string>().as("heldCount"), fn.min("dueAt").as("digestAt")])
    .where("recipient", "=", email)
    .where("state", "=", sql<"held">`'held'`)
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
    const { numUpdatedRows } = await tx
      .updateTable("mails")
      // within a lease it may be in flight
      .set({
        dueAt: sql`case when "dueAt" > now() + make_interval(secs => ${leaseSeconds}) then now() else "dueAt" end`,
      })
      .where("refusedFor", "is not", null)
      .executeTakeFirst()
    await sql`notify ${sql.id(mailsChannel)}`.execute(tx)
    if (numUpdatedRows > 0n)
      await recordAct(tx, { act: "mails sent again", actorId: admin.id, subjectId: "mails" })
    return Number(numUpdatedRows)
  })
}
