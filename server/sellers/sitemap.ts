import type { Db } from "../../db/tables.ts"
import { mapLimit, sitemapStarts } from "../http/sitemap-starts.ts"
import { isListed } from "../products/state.ts"
import { roles } from "../users/users.ts"

export const sellerMaps = sitemapStarts(withProducts)

/** Returns only sellers with listed products. */
export function sellersFrom(db: Db, first: string) {
  return withProducts(db).where("users.id", ">=", first).orderBy("users.id").limit(mapLimit).execute()
}

function withProducts(db: Db) {
  return db
    .selectFrom("users")
    .select("users.id")
    .where("role", "=", roles.Seller)
    .where("deletedAt", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("products").whereRef("sellerId", "=", "users.id").where(isListed())),
    )
}
