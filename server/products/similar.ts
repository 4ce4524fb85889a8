import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { productCards } from "./products.ts"
import { isAvailable } from "./state.ts"

const pageSize = 8
/** Of the newest of the category, so that the time does not grow with it. */
const considered = 200

/** Of the category of a product, nearest in price first; also of one that was removed. */
export function similar(db: Db, id: string) {
  const product = db.selectFrom("products as product").where("product.id", "=", id)
  const category = product.select("product.categoryId")
  const newest = db
    .selectFrom("products")
    .select("id")
    // a range, as in the list of a category
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
