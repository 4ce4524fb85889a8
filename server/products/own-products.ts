import { type RawBuilder, sql } from "kysely"
import type { Language } from "../../contract/language.ts"
import type { OwnProductFilter } from "../../contract/own-products.ts"
import type { OwnProductSort } from "../../contract/sorts.ts"
import { alphabetical, inOrder, type PageRequest } from "../../db/list.ts"
import type { Db } from "../../db/tables.ts"
import type { SignedIn } from "../users/users.ts"
import { alphabeticalCategory } from "./category-names.ts"
import { productCards } from "./products.ts"
import { isAvailableIgnoringSuspension, isNotRemoved, isSold, isTaken, type ProductState } from "./state.ts"

const counts = {
  bookings: count(sql`bookings where "productId" = "productCards".id and "removedAt" is null
    and state not in ('cancelled', 'refunded')`),
  wishes: count(sql`wishlist where "productId" = "productCards".id`),
  views: counted("views"),
  phoneViews: counted("phoneViews"),
}

const sortColumns = (language: Language) => ({
  name: alphabetical("productName"),
  category: alphabeticalCategory(language),
  price: sql.ref<number>("sellingPrice"),
  status: isSold("productCards"),
  bookings: counts.bookings,
  views: counts.views,
  wishes: counts.wishes,
})

type Filter = Pick<OwnProductFilter, "q" | "state" | "saleStatus" | "ad"> & { language: Language }

export function ofSeller(db: Db, seller: SignedIn, filter: Filter, page: PageRequest<OwnProductSort>) {
  const { q = "", state, saleStatus, ad, language } = filter
  const own = productCards(db)
    .select([
      counts.bookings.as("bookings"),
      counts.wishes.as("wishes"),
      counts.views.as("views"),
      counts.phoneViews.as("phoneViews"),
      claimedAt.as("claimedAt"),
    ])
    .where("sellerId", "=", seller.id)
    .where(isNotRemoved("productCards"))
    .$if(q !== "", (query) => query.where(mentions(q)))
    .$if(state !== undefined, (query) => query.where(states[state ?? "available"]))
    .$if(saleStatus === "AVAILABLE", (query) => query.where(isAvailableIgnoringSuspension("productCards")))
    .$if(saleStatus === "SOLD", (query) => query.where(isSold("productCards")))
    .$if(ad !== undefined, (query) => query.where("advertisedAt", "is not", null))
  return inOrder(own, "id", sortColumns(language), page).execute()
}

export type OwnProductRow = Awaited<ReturnType<typeof ofSeller>>[number]

const states: Record<ProductState, RawBuilder<boolean>> = {
  available: sql`(${isAvailableIgnoringSuspension("productCards")} and not ${isTaken("productCards")})`,
  reserved: sql`(${isAvailableIgnoringSuspension("productCards")} and ${isTaken("productCards")})`,
  sold: isSold("productCards"),
  withdrawn: sql`"withdrawnAt" is not null`,
}

/** Whether the product contains each word of `q`; scans, since one seller has few products. */
function mentions(q: string) {
  const text = sql`lower(concat_ws(' ', "productName", "categoryName", "productCondition", location, "productDescription"))`
  const words = q.toLowerCase().split(/\s+/)
  return sql<boolean>`(select bool_and(strpos(${text}, word) > 0) from unnest(${words}::text[]) as word)`
}

const claimedAt = sql<Date | null>`(
  select "claimedAt" from payments where "productId" = "productCards".id and state = 'claimed')`

function count(of: RawBuilder<unknown>) {
  return sql<number>`(select count(*)::int from ${of})`
}

function counted(column: "views" | "phoneViews") {
  return sql<number>`coalesce((
    select ${sql.ref(column)} from "productCounts" where "productId" = "productCards".id), 0)`
}
