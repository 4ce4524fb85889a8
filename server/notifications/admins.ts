import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"

export function admins(db: Db) {
  return db
    .selectFrom("users")
    .select("id as userId")
    .where("role", "=", sql<"admin">`'admin'`)
    .where("deletedAt", "is", null)
    .execute()
}
