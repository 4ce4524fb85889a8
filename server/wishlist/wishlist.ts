import { MAX, v7 as uuidv7 } from "uuid"
import type { Page } from "../../contract/fields.ts"
import type { Wish } from "../../contract/wishlist.ts"
import { rowsFor } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { availabilityOf, type Buyer } from "../bookings/bookings.ts"
import { Problem } from "../http/problem.ts"
import * as products from "../products/products.ts"

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
        .where("products.deletedAt", "is", null)
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
  if (!row) throw new Problem("not-found", "There is no such product.")
  return row.id
}

/** The buyer's wishlist, newest first, each product as it is now; the page and what follows it. */
export async function ofBuyer(db: Db, buyer: Buyer, { limit, cursor }: Page): Promise<Wish[]> {
  const rows = await products
    .productCardsWithdrawnToo(db)
    .innerJoin("wishlist", "wishlist.productId", "products.id")
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
  return rows.map((row) => ({
    _id: row.wishId,
    product: {
      ...products.toProduct(row),
      availability: availabilityOf({ soldAt: row.soldAt, deletedAt: row.takenAwayAt }),
    },
    ...(row.bookingId && { bookingId: row.bookingId }),
    buyerEmail: buyer.email,
    createdAt: row.wishedAt.toISOString(),
  }))
}

/** Throws `not-found`, also for someone else's. */
export async function remove(db: Db, buyer: Buyer, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom("wishlist")
    .where("id", "=", id)
    .where("buyerId", "=", buyer.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Problem("not-found", "This is not on your wishlist.")
  return 1
}
