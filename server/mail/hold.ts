import type { Db } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { addJob } from "../jobs/add-job.ts"

/** isDaily: as its reader has chosen, else because there were many within an hour. */
export type Hold = { heldUntil: Date; isDaily: boolean }

export function hold(db: Db, id: string, { heldUntil, isDaily }: Hold) {
  return inTransaction(db, async (tx) => {
    await tx.updateTable("mails").set({ state: "held", heldUntil, isDaily }).where("id", "=", id).execute()
    await addJob(tx, "send-digest", id, heldUntil)
  })
}
