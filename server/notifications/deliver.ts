import type { NotificationType } from "../../contract/notifications.ts"
import type { Tx } from "../../db/tables.ts"
import { addPushes } from "../push/pushes.ts"
import { addJobs } from "../jobs/add-job.ts"
import { publishEach } from "../stream/publish.ts"
import { isMailed, mailedAs } from "./mailed.ts"
import type { Made } from "./make.ts"

/** Where every channel that brings notifications to people begins: the open pages, mails and push. */
export async function deliver(tx: Tx, made: Made[]) {
  const told = made.filter(({ isNew, type }) => isNew || !toldOnce.has(type))
  if (told.length === 0) return
  await addPushes(
    tx,
    told.map(({ id }) => id),
  )
  await publishEach(tx, "notification", new Map(told.map(({ userId, id }) => [userId, id])))
  for (const [type, same] of Map.groupBy(told, (each) => each.type))
    if (isMailed(type))
      await addJobs(
        tx,
        "mail-notification",
        same.map(({ id }) => id),
        new Date(Date.now() + mailedAs(type).delay),
      )
}

/** Until it is read: what one person could do to another again and again. */
const toldOnce = new Set<NotificationType>([
  "booking-made",
  "booking-withdrawn",
  "cash-asked",
  "price-changed",
  "product-gone",
])
