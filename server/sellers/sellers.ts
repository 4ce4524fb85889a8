import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { isAvailable, isSold } from "../products/state.ts"
import { roles } from "../users/users.ts"

/** Throws `not-found` (also for people of another role and removed ones). */
export async function get(db: Db, id: string) {
  const row = await db
    .selectFrom("users")
    .leftJoin("profiles", "profiles.userId", "users.id")
    .leftJoin("images", "images.id", "profiles.imageId")
    .select(["users.id", "name", "status", "users.createdAt", "images.sizes"])
    .select(["reviewCount", "starsTotal"])
    .select(({ selectFrom }) => {
      const own = selectFrom("products")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .whereRef("sellerId", "=", "users.id")
      return [own.where(isAvailable()).as("forSale"), own.where(isSold()).as("sold")]
    })
    .where("users.id", "=", id)
    .where("role", "=", roles.Seller)
    .where("deletedAt", "is", null)
    .executeTakeFirst()
  if (!row) throw new Problem("not-found", (say) => say.unknownSeller)
  return row
}

export type SellerRow = Awaited<ReturnType<typeof get>>
