import type { Db } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { addJob } from "../jobs/add-job.ts"

/** Keeps a mail for the digest that is made then. */
export function hold(db: Db, id: string, until: Date) {
  return inTransaction(db, async (tx) => {
    await tx.updateTable("mails").set({ state: "held", heldUntil: until }).where("id", "=", id).execute()
    await addJob(tx, "send-digest", id, until)
  })
}
