import { sql } from "kysely"
import type { OfferFilter } from "../../contract/offers.ts"
import { newestFirst, type PageRequest } from "../../db/list.ts"
import type { Db } from "../../db/tables.ts"
import { suspensionOf } from "../users/suspended.ts"
import type { SignedIn } from "../users/users.ts"
import { madeByBuyer } from "./limits.ts"

export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>

export function findOffer(db: Db, id: string) {
  return selectOffers(db).where("offers.id", "=", id).executeTakeFirst()
}

export function ofPerson(db: Db, { id }: SignedIn, filter: OfferFilter, page: PageRequest) {
  const { productId, bookingId, buyerId, state } = filter
  const own = selectOffers(db)
    .where(({ or, eb }) => or([eb("offers.buyerId", "=", id), eb("products.sellerId", "=", id)]))
    .$if(productId !== undefined, (query) => query.where("offers.productId", "=", productId ?? ""))
    .$if(bookingId !== undefined, (query) => query.where("offers.bookingId", "=", bookingId ?? ""))
    .$if(buyerId !== undefined, (query) => query.where("offers.buyerId", "=", buyerId ?? ""))
    .$if(state === "open", (query) => query.where("offers.state", "=", sql<"open">`'open'`))
    .$if(state === "answered", (query) => query.where("offers.state", "<>", sql<"open">`'open'`))
  return newestFirst(own, "offers.id", page).execute()
}

function selectOffers(db: Db) {
  return db
    .selectFrom("offers")
    .innerJoin("bookings", "bookings.id", "offers.bookingId")
    .innerJoin("products", "products.id", "offers.productId")
    .leftJoin("images", "images.id", "products.imageId")
    .selectAll("offers")
    .select(["bookings.buyerName", "bookings.sellerName", "bookings.state as dealState"])
    .select(["products.sellerId", "products.productName", "products.sellingPrice as priceToday"])
    .select(["products.soldAt", "products.withdrawnAt", "products.deletedAt", "products.suspendedUntil"])
    .select(suspensionOf(sql.ref("offers.buyerId")).as("buyerSuspendedUntil"))
    .select(suspensionOf(sql.ref("products.sellerId")).as("sellerSuspendedUntil"))
    .select(["images.sizes", madeByBuyer.as("madeByBuyer"), sql<Date>`clock_timestamp()`.as("now")])
}
