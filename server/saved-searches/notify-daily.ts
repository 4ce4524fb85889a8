import { sql } from "kysely"
import { defaultNotificationSettings } from "../../contract/notification-settings.ts"
import { anyOf } from "../../db/any-of.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { deliver } from "../notifications/deliver.ts"
import { upsertNotifications } from "../notifications/upsert.ts"
import { mayBeAlerted } from "./product-alerts.ts"

/** Minutes before the daily digests, so that they contain the notification. */
export const dailyLeadMinutes = 5

/** Sends each user one notification of everything that daily searches found until the last digest. */
export async function notifyDaily(db: Db, now = new Date()) {
  const due = await db
    .selectFrom("productAlerts")
    .select("productAlerts.userId")
    .leftJoin("notificationSettings", "notificationSettings.userId", "productAlerts.userId")
    .distinct()
    .where("isWaiting", "=", sql<boolean>`true`)
    .where("toldAt", "<", lastEnd(now))
    .execute()
  for (const { userId } of due) await db.transaction().execute((tx) => notifyPerson(tx, userId))
}

function lastEnd(now: Date) {
  const hour = sql`coalesce((settings->>'digestHour')::integer, ${defaultNotificationSettings.digestHour}::integer)`
  const end = sql`make_interval(hours => ${hour}, mins => ${-dailyLeadMinutes}::integer)`
  return sql<Date>`(date_trunc('day', ${now}::timestamptz at time zone 'Asia/Dhaka' - ${end}) + ${end}) at time zone 'Asia/Dhaka'`
}

async function notifyPerson(tx: Tx, userId: string) {
  // before the alerts, in the order of removing the user or a saved search
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute()
  const found = await takeWaiting(tx, userId)
  const [first] = found
  if (!first) return
  const createdAt = new Date()
  const common = { userId, subjectId: first.searchId ?? undefined }
  const notification =
    found.length === 1
      ? ({
          ...common,
          type: "search-matched",
          productId: first.productId,
          data: { price: first.price },
          about: first.productId,
        } as const)
      : ({
          ...common,
          type: "searches-matched",
          about: createdAt.toISOString(),
        } as const)
  await deliver(tx, await upsertNotifications(tx, { actorId: null, createdAt }, [notification]))
}

/** Deletes, and does not return, alerts of products that are no longer available. */
async function takeWaiting(tx: Tx, userId: string) {
  const waiting = await tx
    .selectFrom("productAlerts")
    .select("productId")
    .where("userId", "=", userId)
    .where("isWaiting", "=", sql<boolean>`true`)
    .orderBy("productId")
    .forUpdate()
    .execute()
  const ids = waiting.map(({ productId }) => productId)
  const available = tx
    .selectFrom("products")
    .select("id")
    .where("id", "=", anyOf(ids))
    .where(mayBeAlerted(userId))
  const taken = await tx
    .updateTable("productAlerts")
    .set({ isWaiting: false })
    .where("userId", "=", userId)
    .where("productId", "in", available)
    .returning(["productId", "price", "searchId"])
    .execute()
  await tx
    .deleteFrom("productAlerts")
    .where("userId", "=", userId)
    .where("productId", "=", anyOf(ids))
    .where("isWaiting", "=", sql<boolean>`true`)
    .execute()
  return taken
}
