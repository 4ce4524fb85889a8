import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { isListed } from "../products/state.ts"

export function list(db: Db) {
  return categoriesWithImages(db).orderBy("position").execute()
}

export async function get(db: Db, id: string) {
  const row = await categoriesWithImages(db).where("categories.id", "=", id).executeTakeFirst()
  if (!row) throw new Problem("not-found", (say) => say.unknownCategory)
  return row
}

export async function listWithLastProduct(db: Db) {
  return db
    .selectFrom("categories")
    .select(({ selectFrom }) => [
      "categories.id",
      selectFrom("products")
        .select("createdAt")
        // a range, since with an equality the planner may scan all categories (docs/decisions/0020)
        .whereRef("categoryId", ">=", "categories.id")
        .whereRef("categoryId", "<=", "categories.id")
        .where(isListed())
        .orderBy("categoryId", "desc")
        .orderBy("products.id", "desc")
        .limit(limitLiteral(1))
        .as("lastListedAt"),
    ])
    .orderBy("position")
    .execute()
}

function categoriesWithImages(db: Db) {
  return db
    .selectFrom("categories")
    .innerJoin("images", "images.id", "categories.imageId")
    .select(["categories.id", "categoryName", "images.sizes"])
}

export type CategoryRow = Awaited<ReturnType<typeof list>>[number]
