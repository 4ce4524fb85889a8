import type { Db } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { addJob } from "../jobs/add-job.ts"

/** `isDaily`: the reader chose a daily digest; otherwise the hourly budget was used up. */
export type Postponement = { heldUntil: Date; isDaily: boolean }

export function postpone(db: Db, id: string, { heldUntil, isDaily }: Postponement) {
  return inTransaction(db, async (tx) => {
    await tx.updateTable("mails").set({ state: "held", heldUntil, isDaily }).where("id", "=", id).execute()
    await addJob(tx, "send-digest", id, heldUntil)
  })
}
