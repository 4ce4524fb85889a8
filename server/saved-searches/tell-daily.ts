import { sql } from "kysely"
import { defaultNotificationSettings } from "../../contract/notification-settings.ts"
import type { Db, Row, Tx } from "../../db/tables.ts"
import { deliver } from "../notifications/deliver.ts"
import { make } from "../notifications/make.ts"
import { isTellable } from "./product-alerts.ts"

/** In minutes before the mails of a day, so that it goes with them. */
export const dailyLead = 5

/** What was found until the end of a day for searches that tell once a day: one notification for a person. */
export async function tellDaily(db: Db, now = new Date()) {
  const due = await db
    .selectFrom("productAlerts")
    .select("productAlerts.userId")
    .leftJoin("notificationSettings", "notificationSettings.userId", "productAlerts.userId")
    .distinct()
    .where("isWaiting", "=", sql<boolean>`true`)
    .where("toldAt", "<", lastEnd(now))
    .execute()
  for (const { userId } of due) await db.transaction().execute((tx) => tellPerson(tx, userId))
}

function lastEnd(now: Date) {
  const hour = sql`coalesce((settings->>'digestHour')::integer, ${defaultNotificationSettings.digestHour}::integer)`
  const end = sql`make_interval(hours => ${hour}, mins => ${-dailyLead}::integer)`
  return sql<Date>`(date_trunc('day', ${now}::timestamptz at time zone 'Asia/Dhaka' - ${end}) + ${end}) at time zone 'Asia/Dhaka'`
}

async function tellPerson(tx: Tx, userId: string) {
  const { rows: found } = await sql<Pick<Row<"productAlerts">, "productId" | "price" | "searchId">>`
    with waiting as (
      select * from "productAlerts" where "userId" = ${userId} and "isWaiting" order by "productId" for update
    ), tellable as (
      select waiting.* from waiting join products on products.id = "productId" where ${isTellable(userId)}
    ), told as (
      update "productAlerts" as known set "isWaiting" = false from tellable
      where known."userId" = ${userId} and known."productId" = tellable."productId"
      returning known."productId", known.price, known."searchId"
    ), lost as (
      delete from "productAlerts" as known using waiting
      where known."userId" = ${userId} and known."productId" = waiting."productId"
        and not exists (select from tellable where tellable."productId" = waiting."productId")
    )
    select * from told`.execute(tx)
  const [first] = found
  if (!first) return
  const createdAt = new Date()
  const of = { userId, subjectId: first.searchId ?? undefined }
  const told =
    found.length === 1
      ? ({
          ...of,
          type: "search-matched",
          productId: first.productId,
          data: { price: first.price },
          about: first.productId,
        } as const)
      : ({
          ...of,
          type: "searches-matched",
          about: createdAt.toISOString(),
        } as const)
  await deliver(tx, await make(tx, { actorId: null, createdAt }, [told]))
}
