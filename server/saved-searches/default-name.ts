import { fieldError } from "../../contract/checks.ts"
import { districts } from "../../contract/districts.ts"
import { formatBdt } from "../../contract/money.ts"
import { toBdt } from "../../contract/poisha.ts"
import { searchNameLength } from "../../contract/search-choices.ts"
import { firstCharacters } from "../../contract/text.ts"
import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import type { ProductFilter } from "../products/product-filter.ts"

/** Returns an English name; browsers send one in the language of the page. Throws `invalid` for an unknown category. */
export async function defaultName(db: Db, filter: ProductFilter) {
  const { q, category, condition = [], district, price = {} } = filter
  const parts = [
    q,
    category && (await nameOf(db, category)),
    districts.find(({ slug }) => slug === district)?.english,
    ...condition,
    price.min !== undefined && `from ${formatBdt(toBdt(price.min))}`,
    price.max !== undefined && `up to ${formatBdt(toBdt(price.max))}`,
    filter.verified && "verified sellers",
    filter.negotiable && "negotiable",
  ]
  return firstCharacters(searchNameLength, parts.filter(Boolean).join(", "))
}

async function nameOf(db: Db, id: string) {
  const row = await db.selectFrom("categories").select("categoryName").where("id", "=", id).executeTakeFirst()
  if (row) return row.categoryName
  const message = fieldError("notAChoice", "productCategory")
  throw Problem.invalid([{ path: ["search", "category"], message }])
}
