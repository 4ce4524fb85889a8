import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { productCards } from "./products.ts"
import { isAvailable } from "./state.ts"

const pageSize = 8
/** Only so many of the newest are considered, so that the time does not grow with the category. */
const considered = 200

/** Returns products of the same category, nearest in price first; also for a removed product. */
export function similar(db: Db, id: string) {
  const product = db.selectFrom("products as product").where("product.id", "=", id)
  const category = product.select("product.categoryId")
  const newest = db
    .selectFrom("products")
    .select("id")
    // a range, since with an equality the planner may scan all categories (docs/decisions/0020)
    .where("categoryId", ">=", category)
    .where("categoryId", "<=", category)
    .where(isAvailable())
    .orderBy("categoryId", "desc")
    .orderBy("id", "desc")
    .limit(limitLiteral(considered))
  return productCards(db)
    .where("id", "in", newest)
    .where("id", "!=", id)
    .orderBy(sql`abs("sellingPrice" - ${product.select("product.sellingPrice")})`)
    .orderBy("id", "desc")
    .limit(limitLiteral(pageSize))
    .execute()
}
