import { MAX, v7 as uuidv7 } from "uuid"
import type { Page } from "../../contract/fields.ts"
import { rowsFor } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { productCards } from "../products/products.ts"
import { isListed } from "../products/state.ts"
import type { Buyer } from "../users/users.ts"

/** Keeps a product, once: again answers the same id. Throws `not-found`. */
export async function add(db: Db, buyer: Buyer, productId: string) {
  const row = await db
    .insertInto("wishlist")
    .columns(["id", "buyerId", "productId"])
    .expression((eb) =>
      eb
        .selectFrom("products")
        // not for a buyer who is removed at this moment
        .innerJoin("users", (join) => join.on("users.id", "=", buyer.id))
        .select([eb.val(uuidv7()).as("id"), "users.id as buyerId", "products.id as productId"])
        .where("products.id", "=", productId)
        .where(isListed())
        .where("users.deletedAt", "is", null)
        .forKeyShare("users"),
    )
    .onConflict((conflict) => conflict.columns(["buyerId", "productId"]).doNothing())
    .returning("id")
    .executeTakeFirst()
  return row?.id ?? (await idOf(db, buyer, productId))
}

async function idOf(db: Db, buyer: Buyer, productId: string) {
  const row = await db
    .selectFrom("wishlist")
    .select("id")
    .where("buyerId", "=", buyer.id)
    .where("productId", "=", productId)
    .executeTakeFirst()
  if (!row) throw new Problem("not-found", (say) => say.unknownProduct)
  return row.id
}

/** The buyer's wishlist, newest first, each product as it is now; the page and what follows it. */
export function ofBuyer(db: Db, buyer: Buyer, { limit, cursor }: Page) {
  return productCards(db)
    .innerJoin("wishlist", "wishlist.productId", "productCards.id")
    .leftJoin("bookings", (join) =>
      join
        .onRef("bookings.productId", "=", "wishlist.productId")
        .onRef("bookings.buyerId", "=", "wishlist.buyerId")
        .on("bookings.removedAt", "is", null),
    )
    .select(["wishlist.id as wishId", "wishlist.createdAt as wishedAt", "bookings.id as bookingId"])
    .where("wishlist.buyerId", "=", buyer.id)
    .where("wishlist.id", "<=", cursor ?? MAX)
    .orderBy("wishlist.id", "desc")
    .limit(rowsFor(limit))
    .execute()
}

export type WishRow = Awaited<ReturnType<typeof ofBuyer>>[number]

/** Throws `not-found`, also for someone else's. */
export async function remove(db: Db, buyer: Buyer, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom("wishlist")
    .where("id", "=", id)
    .where("buyerId", "=", buyer.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Problem("not-found", (say) => say.notWished)
  return 1
}
