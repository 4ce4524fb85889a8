import { MAX } from "uuid"
import type { ProductFilter } from "../../contract/products.ts"
import { rowsFor } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import type { Admin, Seller, SignedIn } from "../users/users.ts"
import { isAvailable, isListed, stateOf } from "./state.ts"

/**
 * Products that anyone may see, newest first; advertised ones only while they can still be bought.
 * The page and what follows it.
 */
export function list(db: Db, { categoryId, ad, cursor, limit }: ProductFilter) {
  return listed(db)
    .$call((query) =>
      categoryId === undefined
        ? query.where("id", "<=", cursor ?? MAX)
        : ofCategory(query, categoryId, cursor),
    )
    .$if(ad !== undefined, (query) =>
      query.where("advertisedAt", "is not", null).where(isAvailable("productCards")),
    )
    .orderBy("id", "desc")
    .limit(rowsFor(limit))
    .execute()
}

/**
 * A range of the index of categories. Asked for by equation, the newest of all are as good a way by estimate, and whoever
 * asks for a category with little in it goes through all of them (docs/decisions/0032).
 */
function ofCategory(query: ReturnType<typeof listed>, categoryId: string, cursor: string = MAX) {
  return query
    .where("categoryId", ">=", categoryId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple("categoryId", "id"), "<=", tuple(categoryId, cursor)))
    .orderBy("categoryId", "desc")
}

/** Throws `not-found`, also for a product that was taken away. */
export async function get(db: Db, id: string) {
  const row = await listed(db).where("id", "=", id).executeTakeFirst()
  if (!row) throw new Problem("not-found", (say) => say.unknownProduct)
  return row
}

/** The seller's own products, newest first; the page and what follows it. */
export function ofSeller(
  db: Db,
  seller: SignedIn,
  { cursor, limit }: Pick<ProductFilter, "cursor" | "limit">,
) {
  return listed(db)
    .where("sellerId", "=", seller.id)
    .where("id", "<=", cursor ?? MAX)
    .orderBy("id", "desc")
    .limit(rowsFor(limit))
    .execute()
}

/** Answers how many changed: 0 when it was advertised already. Throws `not-found`, `already-sold`. */
export async function advertise(db: Db, seller: Seller, id: string) {
  const { numUpdatedRows } = await db
    .updateTable("products")
    .set({ advertisedAt: new Date() })
    .where("id", "=", id)
    .where("sellerId", "=", seller.id)
    .where(isAvailable())
    .where("advertisedAt", "is", null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await mustBeUnsold(db, seller, id)
  return Number(numUpdatedRows)
}

/** An admin may act for every seller. Throws `not-found`, also where it is someone else's, and `already-sold`. */
export async function mustBeUnsold(db: Db, person: Seller | Admin, id: string) {
  const row = await db
    .selectFrom("products")
    .select(["soldAt", "deletedAt"])
    .where("id", "=", id)
    .$if(person.role === "Seller", (query) => query.where("sellerId", "=", person.id))
    .where(isListed())
    .executeTakeFirst()
  if (!row) throw new Problem("not-found", (say) => say.notYourProduct)
  if (stateOf(row) === "sold") throw new Problem("already-sold", (say) => say.soldAlready)
}

/** Everything a product card shows. */
export function productCards(db: Db) {
  return db.selectFrom("productCards").selectAll("productCards")
}

function listed(db: Db) {
  return productCards(db).where(isListed("productCards"))
}
