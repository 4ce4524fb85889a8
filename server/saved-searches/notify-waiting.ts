import { sql } from "kysely"
import type { EventType } from "../../contract/events.ts"
import type { NotificationType } from "../../contract/notifications.ts"
import type { Db, Row } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { deliver } from "../notifications/deliver.ts"
import { upsertNotifications } from "../notifications/upsert.ts"
import type { NotificationDraft } from "../notifications/notification-draft.ts"
import { countWordsOf } from "../products/vocabulary.ts"
import { searchesFinding } from "./matching.ts"
import {
  type Alert,
  waitingBookersOf,
  recordAlerts,
  searchersOf,
  wishersOf,
  wishersOfCheaper,
} from "./product-alerts.ts"

type Event = Pick<Row<"events">, "type" | "subjects" | "createdAt">

/** Notifies users who wait for a product that was listed, changed or came back, each by the first rule that applies. */
export async function notifyWaiting(db: Db, event: Event) {
  const found = await productOf(db, event)
  if (!found) return
  const { productId, claimedAt } = found
  await countWordsOf(db, productId)
  await inTransaction(db, async (tx) => {
    const drafts: NotificationDraft[] = []
    if (claimedAt || cameBack.has(event.type)) {
      const bookers = waitingBookersOf(found)
      drafts.push(...draftsOf("available-again", await recordAlerts(tx, productId, bookers, true)))
    }
    if (wasAway.has(event.type))
      drafts.push(...draftsOf("listed-again", await recordAlerts(tx, productId, wishersOf(productId), true)))
    drafts.push(...draftsOf("price-dropped", await recordAlerts(tx, productId, wishersOfCheaper(productId))))
    const searchIds = await searchesFinding(tx, productId)
    if (searchIds.length > 0)
      drafts.push(...draftsOf("search-matched", await recordAlerts(tx, productId, searchersOf(searchIds))))
    // in one statement, so that concurrent jobs lock users in the same order
    await deliver(tx, await upsertNotifications(tx, { actorId: null, createdAt: event.createdAt }, drafts))
  })
}

/** Events of products that were not listed before. */
const wasAway = new Set<EventType>(["product listed again", "product shown again"])

const cameBack = wasAway.union(new Set<EventType>(["product free again"]))

/** `claimedAt` is when the released payment of `bookingId` began. */
async function productOf(db: Db, { subjects: { product, booking, payment } }: Event) {
  if (product) return { productId: product, bookingId: booking, claimedAt: undefined }
  return db
    .selectFrom("payments")
    .select(["productId", "bookingId", "claimedAt"])
    .where("transactionId", "=", payment ?? "")
    .where("state", "=", sql<"released">`'released'`)
    .orderBy("releasedAt", "desc")
    .executeTakeFirst()
}

function draftsOf(type: NotificationType, alerts: Alert[]): NotificationDraft[] {
  return alerts
    .filter(({ isWaiting }) => !isWaiting)
    .map(({ userId, productId, searchId, price, wasPrice }) => ({
      userId,
      type,
      productId,
      ...(searchId && { subjectId: searchId }),
      data: { price, ...(wasPrice !== null && wasPrice > price && { wasPrice }) },
      about: productId,
    }))
}
