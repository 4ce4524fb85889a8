import type { Db } from "../../db/tables.ts"
import type { Event } from "./notification-draft.ts"

export function sellerOf(db: Db, { subjects }: Event) {
  return db
    .selectFrom("products")
    .select(["sellerId as userId", "id as productId"])
    .where("id", "=", subjects.product ?? null)
    .execute()
}
