import type { Category } from "../../contract/categories.ts"
import { atMost } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { isListed } from "../products/state.ts"

export async function all(db: Db): Promise<Category[]> {
  const rows = await pictured(db).orderBy("position").execute()
  return rows.map(toCategory)
}

/** Throws `not-found`. */
export async function get(db: Db, id: string): Promise<Category> {
  const row = await pictured(db).where("categories.id", "=", id).executeTakeFirst()
  if (!row) throw new Problem("not-found", "There is no such category.")
  return toCategory(row)
}

/** Every category with when the newest product on show in it was listed. */
export async function lastListings(db: Db) {
  return db
    .selectFrom("categories")
    .select(({ selectFrom }) => [
      "categories.id",
      selectFrom("products")
        .select("createdAt")
        // a range, as in the list of a category
        .whereRef("categoryId", ">=", "categories.id")
        .whereRef("categoryId", "<=", "categories.id")
        .where(isListed())
        .orderBy("categoryId", "desc")
        .orderBy("products.id", "desc")
        .limit(atMost(1))
        .as("lastListedAt"),
    ])
    .orderBy("position")
    .execute()
}

function pictured(db: Db) {
  return db
    .selectFrom("categories")
    .innerJoin("images", "images.id", "categories.imageId")
    .select(["categories.id", "categoryName", "images.sizes"])
}

type Pictured = Awaited<ReturnType<ReturnType<typeof pictured>["execute"]>>[number]

function toCategory({ id, categoryName, sizes }: Pictured): Category {
  return { _id: id, categoryName, categoryImage: sizes.at(-1)?.url ?? "", categoryImageSizes: sizes }
}
