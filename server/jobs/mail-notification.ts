import { inTransaction } from "../../db/transaction.ts"
import { queueNotification } from "../notifications/mail.ts"
import { addJob } from "./add-job.ts"
import type { JobContext } from "./job.ts"

/** Mails a notification, unless it was read or mailed meanwhile. */
export function mailNotification({ db, site }: JobContext, id: string) {
  return inTransaction(db, async (tx) => {
    const waitsUntil = await queueNotification(tx, site(), id)
    if (waitsUntil) await addJob(tx, "mail-notification", id, waitsUntil)
  })
}
