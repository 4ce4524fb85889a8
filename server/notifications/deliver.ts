import type { Tx } from "../../db/tables.ts"
import { addPushes } from "../push/pushes.ts"
import { addJobs } from "../jobs/add-job.ts"
import { publishEach } from "../stream/publish.ts"
import { isMailed, mailedAs } from "./mailed.ts"
import { isToldOnce, type Made } from "./make.ts"

/** Where every channel that brings notifications to people begins: the open pages, mails and push. */
export async function deliver(tx: Tx, made: Made[]) {
  const told = made.filter(({ isNew, type }) => isNew || !isToldOnce(type))
  if (told.length === 0) return
  await addPushes(
    tx,
    told.map(({ id }) => id),
  )
  await publishEach(tx, "notification", new Map(told.map(({ userId, id }) => [userId, id])))
  for (const [type, same] of Map.groupBy(told, (each) => each.type))
    if (isMailed(type))
      await addJobs(tx, "mail-notification", same, new Date(Date.now() + mailedAs(type).delay))
}
