import type { Db } from "../../db/tables.ts"
import { isListed } from "../products/state.ts"
import type { Event, NotificationDraft } from "./notification-draft.ts"
import { unpaidBookings } from "../bookings/unpaid-bookings.ts"
import { sellerOf } from "./seller-of.ts"

export async function productGone(db: Db, { type, subjects }: Event) {
  const products = goneProducts(db).where("id", "=", subjects.product ?? null)
  return draftsOfGone(db, products, type === "product removed")
}

export async function removedByAdmin(db: Db, event: Event): Promise<NotificationDraft[]> {
  const toSeller = (await sellerOf(db, event)).map((row) => ({
    ...row,
    type: "product-removed" as const,
    about: row.productId,
    hidesActor: true,
  }))
  return [...toSeller, ...(await productGone(db, event))]
}

/** Omits products that were withdrawn or removed before: people were notified of those at that time. */
export async function goneWithSeller(db: Db, { subjects, createdAt }: Event) {
  const products = goneProducts(db)
    .where("sellerId", "=", subjects.user ?? null)
    .where("withdrawnAt", "is", null)
    // both are the start of the transaction that removed the seller
    .where("deletedAt", ">=", createdAt)
  return draftsOfGone(db, products, true)
}

function goneProducts(db: Db) {
  return db
    .selectFrom("products")
    .select("id")
    .where(({ not }) => not(isListed()))
}

/** Notifies buyers with an unpaid booking of these products, and others with the products on their wishlist. */
async function draftsOfGone(
  db: Db,
  products: ReturnType<typeof goneProducts>,
  isByAdmin: boolean,
): Promise<NotificationDraft[]> {
  const bookings = await unpaidBookings(db)
    .select(["buyerId as userId", "productId", "id as subjectId"])
    .where("productId", "in", products)
    .execute()
  const wishes = await db
    .selectFrom("wishlist")
    .select(["buyerId as userId", "productId"])
    .where("productId", "in", products)
    .execute()
  const isBooked = (wish: (typeof wishes)[number]) =>
    bookings.some(({ userId, productId }) => userId === wish.userId && productId === wish.productId)
  return [...bookings, ...wishes.filter((wish) => !isBooked(wish))].map((row) => ({
    ...row,
    type: "product-gone",
    about: row.productId,
    hidesActor: isByAdmin,
  }))
}
