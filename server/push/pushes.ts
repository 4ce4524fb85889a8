import { sql } from "kysely"
import type { Db, Tx } from "../../db/tables.ts"
import { addJob, addJobSql } from "../jobs/add-job.ts"
import { isActiveSession } from "../identity/sessions.ts"
import { day, hour, second } from "../process/durations.ts"
import type { PushAnswer } from "./push-sender.ts"

const longestDelay = 6 * hour
const shortestDelay = 30 * second

/** Adds a push to each browser of the readers. Call it in the transaction that makes the notifications. */
export async function addPushes(tx: Tx, notificationIds: string[]) {
  await sql`with added as (
      insert into pushes (id, "notificationId", "subscriptionId")
      select gen_random_uuid(), notifications.id, "pushSubscriptions".id
      from notifications join "pushSubscriptions" using ("userId")
      where notifications.id = any(${notificationIds}::uuid[])
      on conflict do nothing returning id
    )
    select ${addJobSql("send-push", sql`id`)} from added`.execute(tx)
}

export type Push = NonNullable<Awaited<ReturnType<typeof get>>>

/** Undefined once the notification, the subscription or the session is gone. */
export function get(db: Db, id: string) {
  return db
    .selectFrom("pushes")
    .innerJoin("pushSubscriptions", "pushSubscriptions.id", "subscriptionId")
    .innerJoin("notifications", "notifications.id", "notificationId")
    .innerJoin("identity.session", "identity.session.id", "sessionId")
    .innerJoin("users", "users.id", "pushSubscriptions.userId")
    .select(["pushes.id", "subscriptionId", "notificationId", "endpoint", "p256dh", "auth"])
    .select(["pushSubscriptions.language", "failures", "retryAt", "pushes.createdAt"])
    .where("pushes.id", "=", id)
    .where(isActiveSession)
    .executeTakeFirst()
}

/** A push expires after a day. */
export function endOf({ createdAt }: Push) {
  return new Date(createdAt.getTime() + day)
}

export async function remove(db: Db, id: string) {
  await db.deleteFrom("pushes").where("id", "=", id).execute()
}

export async function dropSubscription(db: Db, { subscriptionId }: Push) {
  await db.deleteFrom("pushSubscriptions").where("id", "=", subscriptionId).execute()
}

export async function forgetFailures(db: Db, { subscriptionId }: Push) {
  await db
    .updateTable("pushSubscriptions")
    .set({ failures: 0, retryAt: null })
    .where("id", "=", subscriptionId)
    .where("failures", ">", 0)
    .execute()
}

/** Sends nothing to the subscription for e, e², e³ … seconds, or as long as its service asks for. */
export async function postpone(db: Db, push: Push, { retryAfter }: PushAnswer) {
  const failures = push.failures + 1
  const delay = Math.max(shortestDelay, Math.min(Math.exp(failures) * second, longestDelay))
  const retryAt = new Date(Math.max(Date.now() + delay, retryAfter?.getTime() ?? 0))
  await db
    .updateTable("pushSubscriptions")
    .set({ failures, retryAt })
    .where("id", "=", push.subscriptionId)
    .execute()
  await sendLater(db, push, retryAt)
}

export async function sendLater(db: Db, push: Push, at: Date) {
  if (at < endOf(push)) await addJob(db, "send-push", push.id, at)
  else await remove(db, push.id)
}
