import { MAX } from "uuid"
import type { ProductQuery } from "../../contract/search.ts"
import { anyOf } from "../../db/any-of.ts"
import { newestFirst, type PageRequest } from "../../db/list.ts"
import { pageLimit } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { assertUnsuspended } from "../users/suspended.ts"
import type { Admin, Seller, SignedIn } from "../users/users.ts"
import { furtherSizes } from "./photos.ts"
import { isAvailable, isListed, isNotRemoved, isSold, stateOf } from "./state.ts"

type Filter = Pick<ProductQuery, "categoryId" | "sellerId" | "saleStatus" | "ad">

/** Returns the newest first, with the row after the page. `ad` selects available products only. */
export function list(db: Db, { categoryId, sellerId, saleStatus, ad }: Filter, page: PageRequest) {
  const selection = ofStatus(listedCards(db), saleStatus)
    .$if(ad !== undefined, (query) =>
      query.where("advertisedAt", "is not", null).where(isAvailable("productCards")),
    )
    .where((eb) => eb.and(sellerId === undefined ? {} : { sellerId }))
  const query =
    categoryId === undefined
      ? newestFirst(selection, "id", page)
      : newestOfCategory(selection, categoryId, page)
  return query.execute()
}

type Selection = ReturnType<typeof listedCards>

/** Uses a range, since with an equality the planner may scan all categories (docs/decisions/0020). */
function newestOfCategory(
  selection: Selection,
  categoryId: string,
  { limit, from: { id } = { id: MAX } }: PageRequest,
) {
  return selection
    .where("categoryId", ">=", categoryId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple("categoryId", "id"), "<=", tuple(categoryId, id)))
    .orderBy("categoryId", "desc")
    .orderBy("id", "desc")
    .limit(pageLimit(limit))
}

function ofStatus(selection: Selection, saleStatus: ProductQuery["saleStatus"]) {
  return selection
    .$if(saleStatus === "AVAILABLE", (query) => query.where(isAvailable("productCards")))
    .$if(saleStatus === "SOLD", (query) => query.where(isSold("productCards")))
}

/** Its seller also gets a withdrawn product. Throws `not-found`, `gone` for a product that is no longer listed. */
export async function get(db: Db, viewer: SignedIn | undefined, id: string) {
  const row = await productCards(db)
    .select(furtherSizes().as("furtherSizes"))
    // not in the view `productCards`, since only the seller may see it
    .select(({ selectFrom }) =>
      selectFrom("products")
        .select("offerFloor")
        .whereRef("products.id", "=", "productCards.id")
        .as("offerFloor"),
    )
    .where("id", "=", id)
    .executeTakeFirst()
  if (!row) throw new Problem("not-found", (say) => say.unknownProduct)
  if (row.deletedAt || (stateOf(row) === "withdrawn" && row.sellerId !== viewer?.id))
    throw new Problem("gone", (say) => say.productGone)
  return row
}

export async function ofIds(db: Db, ids: string[]) {
  const rows = await listedCards(db).where("id", "=", anyOf(ids)).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Returns 0 if it was advertised already. Throws `not-found`, `already-sold`, `no-longer-available`, `suspended`. */
export async function advertise(db: Db, seller: Seller, id: string) {
  const { numUpdatedRows } = await db
    .updateTable("products")
    .set({ advertisedAt: new Date() })
    .where("id", "=", id)
    .where("sellerId", "=", seller.id)
    .where(isAvailable())
    .where("advertisedAt", "is", null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return 1
  const { withdrawnAt } = await assertUnsold(db, seller, id)
  if (withdrawnAt) throw new Problem("no-longer-available", (say) => say.withdrawnByYou)
  await assertUnsuspended(db, seller.id)
  return 0
}

/** Throws `not-found` (for a seller also for others' products), `already-sold`. */
export async function assertUnsold(db: Db, person: Seller | Admin, id: string) {
  const row = await db
    .selectFrom("products")
    .select(["soldAt", "withdrawnAt", "deletedAt", "suspendedUntil", "heldBy"])
    .where("id", "=", id)
    .$if(person.role === "Seller", (query) => query.where("sellerId", "=", person.id))
    .where(isNotRemoved())
    .executeTakeFirst()
  if (!row) throw new Problem("not-found", (say) => say.notYourProduct)
  if (stateOf(row) === "sold") throw new Problem("already-sold", (say) => say.soldAlready)
  return row
}

// by name: a prepared `select *` fails in running processes once a migration adds a column
const cardColumns = [
  "productCards.id",
  "productCards.productName",
  "productCards.productCondition",
  "productCards.sellingPrice",
  "productCards.previousPrice",
  "productCards.buyingPrice",
  "productCards.brand",
  "productCards.model",
  "productCards.year",
  "productCards.included",
  "productCards.faults",
  "productCards.negotiable",
  "productCards.timeUsed",
  "productCards.monthsUsed",
  "productCards.phoneNumber",
  "productCards.phoneVisibility",
  "productCards.location",
  "productCards.district",
  "productCards.area",
  "productCards.productDescription",
  "productCards.createdAt",
  "productCards.updatedAt",
  "productCards.advertisedAt",
  "productCards.soldAt",
  "productCards.withdrawnAt",
  "productCards.deletedAt",
  "productCards.suspendedUntil",
  "productCards.sellerId",
  "productCards.sellerName",
  "productCards.sellerStatus",
  "productCards.sellerEmail",
  "productCards.categoryId",
  "productCards.categoryName",
  "productCards.photoSizes",
  "productCards.heldBy",
  "productCards.heldUntil",
  "productCards.acceptsOffers",
  "productCards.acceptsCash",
  "productCards.courierFee",
  "productCards.sellerReviews",
  "productCards.sellerStars",
] as const

export function productCards(db: Db) {
  return db.selectFrom("productCards").select(cardColumns)
}

function listedCards(db: Db) {
  return productCards(db).where(isListed("productCards"))
}
