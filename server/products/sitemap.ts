import type { Db } from "../../db/tables.ts"
import { mapLimit, sitemapStarts } from "../http/sitemap-starts.ts"
import { isAvailable } from "./state.ts"

export const productMaps = sitemapStarts((db) => db.selectFrom("products").select("id").where(isAvailable()))

export function productsFrom(db: Db, first: string) {
  return db
    .selectFrom("products")
    .select(["id", "productName", "createdAt"])
    .where("id", ">=", first)
    .where(isAvailable())
    .orderBy("id")
    .limit(mapLimit)
    .execute()
}
