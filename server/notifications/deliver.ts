import type { Tx } from "../../db/tables.ts"
import { addPushes } from "../push/pushes.ts"
import { addJobs } from "../jobs/add-job.ts"
import { publishEach } from "../stream/publish.ts"
import { isMailed, isPushedWithMail, mailedAs } from "./mailed.ts"
import { isNotifiedOnce, type UpsertedNotification } from "./upsert.ts"

/** Hands notifications to every channel: open pages, mails and push. */
export async function deliver(tx: Tx, made: UpsertedNotification[]) {
  const toDeliver = made.filter(({ isNew, type }) => isNew || !isNotifiedOnce(type))
  if (toDeliver.length === 0) return
  await addPushes(
    tx,
    toDeliver.filter(({ type }) => !isPushedWithMail(type)).map(({ id }) => id),
  )
  await publishEach(tx, "notification", new Map(toDeliver.map(({ userId, id }) => [userId, id])))
  for (const [type, same] of Map.groupBy(toDeliver, (each) => each.type))
    if (isMailed(type))
      await addJobs(tx, "mail-notification", same, new Date(Date.now() + mailedAs(type).delay))
}
