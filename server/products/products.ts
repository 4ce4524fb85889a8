import { sql } from "kysely"
import { MAX } from "uuid"
import { dateInWords } from "../../contract/dates.ts"
import { advertised, type Product, type ProductFilter } from "../../contract/products.ts"
import { verified } from "../../contract/users.ts"
import { rowsFor } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { toBdt } from "../../contract/poisha.ts"
import { Problem } from "../http/problem.ts"
import type { Admin, SignedIn } from "../users/users.ts"

export type Seller = SignedIn & { role: "Seller" }

/**
 * Products that anyone may see, newest first; advertised ones only while they can still be bought.
 * The page and what follows it.
 */
export async function list(
  db: Db,
  asker: SignedIn | undefined,
  { categoryId, ad, cursor, limit }: ProductFilter,
) {
  const rows = await productCards(db)
    .$call((query) =>
      categoryId === undefined
        ? query.where("products.id", "<=", cursor ?? MAX)
        : ofCategory(query, categoryId, cursor),
    )
    .$if(ad !== undefined, (query) => query.where("advertisedAt", "is not", null).where("soldAt", "is", null))
    .orderBy("products.id", "desc")
    .limit(rowsFor(limit))
    .execute()
  return rows.map((row) => visibleTo(asker, row))
}

/**
 * A range of the index of categories. Asked for by equation, the newest of all are as good a way by estimate, and whoever
 * asks for a category with little in it goes through all of them (docs/decisions/0032).
 */
function ofCategory(query: ReturnType<typeof productCards>, categoryId: string, cursor: string = MAX) {
  return query
    .where("products.categoryId", ">=", categoryId)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("products.categoryId", "products.id"), "<=", tuple(categoryId, cursor)),
    )
    .orderBy("products.categoryId", "desc")
}

/** Throws `not-found`, also for a product that was taken away. */
export async function get(db: Db, asker: SignedIn | undefined, id: string) {
  const row = await productCards(db).where("products.id", "=", id).executeTakeFirst()
  if (!row) throw new Problem("not-found", "There is no such product.")
  return visibleTo(asker, row)
}

/** The seller's own products, newest first; the page and what follows it. */
export async function ofSeller(
  db: Db,
  seller: SignedIn,
  { cursor, limit }: Pick<ProductFilter, "cursor" | "limit">,
) {
  const rows = await productCards(db)
    .where("products.sellerId", "=", seller.id)
    .where("products.id", "<=", cursor ?? MAX)
    .orderBy("products.id", "desc")
    .limit(rowsFor(limit))
    .execute()
  return rows.map((row) => visibleTo(seller, row))
}

/** Answers how many changed: 0 when it was advertised already. Throws `not-found`, `already-sold`. */
export async function advertise(db: Db, seller: Seller, id: string) {
  const { numUpdatedRows } = await db
    .updateTable("products")
    .set({ advertisedAt: new Date() })
    .where("id", "=", id)
    .where("sellerId", "=", seller.id)
    .where("soldAt", "is", null)
    .where("deletedAt", "is", null)
    .where("advertisedAt", "is", null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await mustBeUnsold(db, seller, id)
  return Number(numUpdatedRows)
}

/** An admin may act for every seller. Throws `not-found`, also where it is someone else's, and `already-sold`. */
export async function mustBeUnsold(db: Db, person: Seller | Admin, id: string) {
  const row = await db
    .selectFrom("products")
    .select("soldAt")
    .where("id", "=", id)
    .$if(person.role === "Seller", (query) => query.where("sellerId", "=", person.id))
    .where("deletedAt", "is", null)
    .executeTakeFirst()
  if (!row) throw new Problem("not-found", "There is no such product for you to change.")
  if (row.soldAt) throw new Problem("already-sold", "This product is sold already.")
}

/** Everything a product card shows, in one query; more conditions can follow. */
export function productCards(db: Db) {
  return queriesOf(db).cards
}

/** Like {@link productCards}, with those that were taken away. */
export function productCardsWithdrawnToo(db: Db) {
  return queriesOf(db).withdrawnToo
}

/** Put together once for each database. */
function queriesOf(db: Db) {
  const known = queries.get(db)
  if (known) return known
  const query = buildQuery(db)
  const made = { withdrawnToo: query, cards: query.where("products.deletedAt", "is", null) }
  queries.set(db, made)
  return made
}

const queries = new WeakMap<Db, Record<"withdrawnToo" | "cards", ReturnType<typeof buildQuery>>>()

function buildQuery(db: Db) {
  return db
    .selectFrom("products")
    .innerJoin("users as seller", "seller.id", "products.sellerId")
    .innerJoin("categories", "categories.id", "products.categoryId")
    .leftJoin("images", "images.id", "products.imageId")
    .select([
      "products.id as productId",
      "products.productName",
      "products.productCondition",
      "products.sellingPrice",
      "products.buyingPrice",
      "products.timeUsed",
      "products.phoneNumber",
      "products.location",
      "products.productDescription",
      "products.createdAt as postedAt",
      "products.advertisedAt",
      "products.soldAt",
      "products.deletedAt as takenAwayAt",
      "products.sellerId",
      "seller.name as sellerName",
      // it stays for a while after a removal (erase-files.ts)
      sql<string>`case when seller."deletedAt" is null then seller.email else '' end`.as("sellerEmail"),
      "seller.status as sellerStatus",
      "products.categoryId",
      "categoryName",
      "images.sizes as photoSizes",
    ])
}

export type ProductCardRow = Awaited<
  ReturnType<ReturnType<typeof productCardsWithdrawnToo>["execute"]>
>[number]

/** A product as anyone may see it. */
export function toProduct(row: ProductCardRow): Product {
  return {
    _id: row.productId,
    productName: row.productName,
    productPhoto: row.photoSizes?.at(-1)?.url ?? "",
    productPhotoSizes: row.photoSizes ?? [],
    productCategory: row.categoryName,
    categoryId: row.categoryId,
    productCondition: row.productCondition,
    sellingPrice: toBdt(row.sellingPrice),
    buyingPrice: toBdt(row.buyingPrice),
    timeUsed: row.timeUsed,
    phoneNumber: row.soldAt || row.takenAwayAt ? "" : row.phoneNumber,
    location: row.location,
    productDescription: row.productDescription,
    sellerId: row.sellerId,
    sellerName: row.sellerName,
    sellerVerified: row.sellerStatus === verified,
    postingDate: dateInWords(row.postedAt),
    createdAt: row.postedAt.toISOString(),
    saleStatus: row.soldAt ? "SOLD" : "AVAILABLE",
    ...(row.advertisedAt && { ad: advertised }),
  }
}

/** A product as this person may see it: the seller's email is for the seller and the admin. */
function visibleTo(asker: SignedIn | undefined, row: ProductCardRow): Product {
  const product = toProduct(row)
  const isInsider = asker?.role === "admin" || asker?.id === row.sellerId
  return isInsider ? { ...product, sellerEmail: row.sellerEmail } : product
}
