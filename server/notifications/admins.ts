import { sql } from "kysely"
import type { NotificationType } from "../../contract/notifications.ts"
import type { Db } from "../../db/tables.ts"
import type { Rule } from "./notification-draft.ts"

export function admins(db: Db) {
  return db
    .selectFrom("users")
    .select("id as userId")
    .where("role", "=", sql<"admin">`'admin'`)
    .where("deletedAt", "is", null)
    .execute()
}

export function toAdmins(type: NotificationType): Rule {
  return async (db, { subjects: { booking = "", product }, data: { amount } }) => {
    const about = { productId: product, subjectId: booking, about: booking }
    const data = amount === undefined ? {} : { price: amount }
    return (await admins(db)).map((row) => ({ ...row, ...about, type, data }))
  }
}
