import { sql } from "kysely"
import { inTransaction } from "../../db/transaction.ts"
import { filterWanted } from "../mail/admission.ts"
import { digestOf } from "../mail/digest.ts"
import { postpone } from "../mail/postpone.ts"
import { queueMail } from "../mail/mail.ts"
import { readerOf } from "../users/languages.ts"
import type { JobContext } from "./job.ts"

export async function sendDigest({ db, mailBudgets }: JobContext, id: string) {
  const isPostponed = sql<"held">`'held'`
  const mail = await db
    .selectFrom("mails")
    .select(["recipient", "isDaily"])
    .where("id", "=", id)
    .where("state", "=", isPostponed)
    .executeTakeFirst()
  if (!mail) return
  const { recipient, isDaily } = mail
  const { isWithin, endsAt } = await mailBudgets.digest(recipient)
  if (!isWithin) return postpone(db, id, { heldUntil: endsAt, isDaily })
  await inTransaction(db, async (tx) => {
    const postponed = await tx
      .deleteFrom("mails")
      .where("recipient", "=", recipient)
      .where("state", "=", isPostponed)
      .where("isDaily", "=", isDaily)
      .returning(["id", "kind", "summary", "subject", "mentions"])
      .execute()
    const wanted = await filterWanted(tx, recipient, postponed)
    if (wanted.length > 0) await queueMail(tx, await readerOf(tx, recipient), digestOf(wanted, isDaily))
  })
}
