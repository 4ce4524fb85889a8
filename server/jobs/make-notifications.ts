import { inTransaction } from "../../db/transaction.ts"
import { refreshConversationsAbout } from "../messages/refresh.ts"
import { deliver } from "../notifications/deliver.ts"
import { upsertNotifications } from "../notifications/upsert.ts"
import { recipientsOf } from "../notifications/recipients.ts"
import type { JobContext } from "./job.ts"

export async function makeNotifications({ db }: JobContext, id: string) {
  const event = await db.selectFrom("events").selectAll().where("id", "=", id).executeTakeFirst()
  if (!event) return
  await inTransaction(db, async (tx) => {
    await deliver(tx, await upsertNotifications(tx, event, await recipientsOf(tx, event)))
  })
  // in a transaction of its own, or two jobs could deadlock
  const { product } = event.subjects
  if (product) await inTransaction(db, (tx) => refreshConversationsAbout(tx, product))
}
