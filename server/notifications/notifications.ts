import { sql } from "kysely"
import { MAX } from "uuid"
import type { ReadNotifications } from "../../contract/notifications.ts"
import { anyOf, anyOfSelected } from "../../db/any-of.ts"
import { newestFirst, type PageRequest } from "../../db/list.ts"
import type { Db } from "../../db/tables.ts"
import { publish } from "../stream/publish.ts"
import type { SignedIn } from "../users/users.ts"
import { isRead } from "./read-state.ts"

export function list(db: Db, { id }: SignedIn, page: PageRequest) {
  const own = withDetails(db).where("notifications.userId", "=", id)
  return newestFirst(own, "notifications.id", page).execute()
}

export function get(db: Db, id: string) {
  return withDetails(db).where("notifications.id", "=", id).executeTakeFirst()
}

function withDetails(db: Db) {
  return db
    .selectFrom("notifications")
    .leftJoin("users as actor", "actor.id", "actorId")
    .leftJoin("products", "products.id", "productId")
    .leftJoin("images", "images.id", "products.imageId")
    .select(["notifications.id", "userId", "notifications.type", "actorId", "productId", "subjectId", "data"])
    .select(["key", "notifications.createdAt", "readAt", isRead().as("isRead")])
    .select(["actor.name as actorName", "productName", "images.sizes"])
}

export type NotificationRow = Awaited<ReturnType<typeof list>>[number]

export async function countUnread(db: Db, { id }: SignedIn) {
  const { unread } = await unreadOf(db, id)
    .select(({ fn }) => fn.countAll<string>().as("unread"))
    .executeTakeFirstOrThrow()
  return Number(unread)
}

function unreadOf(db: Db, userId: string) {
  return db
    .selectFrom("notifications")
    .where("userId", "=", userId)
    .where("readAt", "is", null)
    .where(({ not }) => not(isRead()))
}

/** Returns how many were unread. Ignores other users' notifications. */
export function markRead(db: Db, { id: userId }: SignedIn, which: ReadNotifications) {
  return db.transaction().execute(async (tx) => {
    const read = await tx
      .updateTable("notifications")
      .set({ readAt: sql<Date>`now()` })
      .where("userId", "=", userId)
      .where("readAt", "is", null)
      .where(({ not }) => not(isRead()))
      .$if("ids" in which, (query) => query.where("id", "=", anyOf("ids" in which ? which.ids : [])))
      // UUIDv7: ordered by time
      .$if("upTo" in which, (query) => query.where("id", "<=", ("upTo" in which && which.upTo) || MAX))
      .returning("id")
      .execute()
    const [first] = read
    if (first) await publish(tx, [userId], { type: "notification", id: first.id })
    return read.length
  })
}

/** Skips locked rows, which the next run deletes: two transactions that wait for each other's rows would deadlock. */
export function deleteOld(db: Db) {
  const old = db
    .selectFrom("notifications")
    .select("id")
    // a literal, from which the planner knows that few are so old
    .where("createdAt", "<", sql<Date>`now() - interval '180 days'`)
    .forUpdate()
    .skipLocked()
  return db.deleteFrom("notifications").where("id", "=", anyOfSelected(old)).execute()
}
