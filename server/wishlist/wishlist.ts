import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { WishSort } from "../../contract/sorts.ts"
import { alphabetical, inOrder, type PageRequest } from "../../db/list.ts"
import type { Db } from "../../db/tables.ts"
import { isOnListOrBought } from "../bookings/on-list.ts"
import { Problem } from "../http/problem.ts"
import { productCards } from "../products/products.ts"
import { isListed } from "../products/state.ts"
import type { Buyer } from "../users/users.ts"

/** Idempotent. Throws `not-found`. */
export async function add(db: Db, buyer: Buyer, productId: string) {
  const row = await db
    .insertInto("wishlist")
    .columns(["id", "buyerId", "productId"])
    .expression((eb) =>
      eb
        .selectFrom("products")
        // locks the buyer against a concurrent removal
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

const sortColumns = {
  name: alphabetical("productCards.productName"),
  price: sql.ref<number>("productCards.sellingPrice"),
}

export function ofBuyer(db: Db, buyer: Buyer, page: PageRequest<WishSort>) {
  const wishes = productCards(db)
    .innerJoin("wishlist", "wishlist.productId", "productCards.id")
    .leftJoin("bookings", (join) =>
      join
        .onRef("bookings.productId", "=", "wishlist.productId")
        .onRef("bookings.buyerId", "=", "wishlist.buyerId")
        .on(isOnListOrBought)
        // after these states it can be booked again
        .on(sql<boolean>`bookings.state not in ('refunded', 'cancelled')`),
    )
    .select(["wishlist.id as wishId", "wishlist.createdAt as wishedAt", "bookings.id as bookingId"])
    .select("bookings.state as bookingState")
    .where("wishlist.buyerId", "=", buyer.id)
  return inOrder(wishes, "wishlist.id", sortColumns, page).execute()
}

export type WishRow = Awaited<ReturnType<typeof ofBuyer>>[number]

/** Throws `not-found` (also for someone else's). */
export async function remove(db: Db, buyer: Buyer, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom("wishlist")
    .where("id", "=", id)
    .where("buyerId", "=", buyer.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Problem("not-found", (say) => say.notWished)
  return 1
}
