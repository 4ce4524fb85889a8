import type { Db } from "../../db/tables.ts"
import type { Event } from "./notification-draft.ts"

/** Of the product that an event is about; nobody where it is about none. */
export function sellerOf(db: Db, { subjects }: Event) {
  return db
    .selectFrom("products")
    .select(["sellerId as userId", "id as productId"])
    .where("id", "=", subjects.product ?? null)
    .execute()
}
