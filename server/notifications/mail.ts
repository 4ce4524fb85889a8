import { sql } from "kysely"
import type { Row, Tx } from "../../db/tables.ts"
import { queueMail } from "../mail/mail.ts"
import { hour } from "../process/durations.ts"
import { addPushes } from "../push/pushes.ts"
import { notificationMail } from "./emails.ts"
import { isMailed, isPushedWithMail } from "./mailed.ts"
import { isRead } from "./read-state.ts"

const minMailInterval = hour

/** Mails an unread version that was not mailed yet. Returns when to retry if the last mail is too recent. */
export async function queueNotification(tx: Tx, site: string, id: string) {
  const unread = await find(tx, id)
  if (!unread || !isMailed(unread.type)) return undefined
  const { type, mailedAt, email, language, ...row } = unread
  if (mailedAt && mailedAt.getTime() + minMailInterval > Date.now())
    return new Date(mailedAt.getTime() + minMailInterval)
  await queueMail(tx, { email, language }, notificationMail(site, { ...row, type }))
  if (isPushedWithMail(type)) await addPushes(tx, [id])
  await tx
    .updateTable("notifications")
    .set(({ ref }) => ({ mailedAt: new Date(), mailedVersion: ref("version") }))
    .where("id", "=", id)
    .execute()
  return undefined
}

function find(tx: Tx, id: Row<"notifications">["id"]) {
  return tx
    .selectFrom("notifications")
    .innerJoin("users as reader", "reader.id", "userId")
    .leftJoin("users as actor", "actor.id", "actorId")
    .leftJoin("products", "products.id", "productId")
    .select(["notifications.type", "userId", "actorId", "productId", "subjectId", "data", "mailedAt"])
    .select(["reader.email", "reader.language", "actor.name as actorName", "productName", "sellerId"])
    .where("notifications.id", "=", id)
    .where("reader.deletedAt", "is", null)
    .where(({ not }) => not(isRead()))
    .where(sql<boolean>`version > coalesce("mailedVersion", -1)`)
    .forUpdate("notifications")
    .executeTakeFirst()
}
