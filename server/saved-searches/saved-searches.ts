import { type ExpressionBuilder, sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import { conditions } from "../../contract/products.ts"
import {
  maxSavedSearches,
  type NewSavedSearch,
  type SavedSearchChanges,
} from "../../contract/saved-searches.ts"
import { maxSearchLength } from "../../contract/search-choices.ts"
import type { Db, Row, Tables, Tx } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { Problem } from "../http/problem.ts"
import { highestPoisha, type ProductFilter } from "../products/product-filter.ts"
import { toSearch } from "../products/search-filter.ts"
import * as users from "../users/users.ts"
import type { SignedIn } from "../users/users.ts"
import { defaultName } from "./default-name.ts"
import { keysOf } from "./search-keys.ts"

export type SavedSearchRow = Row<"savedSearches">

export function list(db: Db, { id }: SignedIn) {
  return db.selectFrom("savedSearches").selectAll().where("userId", "=", id).orderBy("id", "desc").execute()
}

export type SearchToSave = Omit<NewSavedSearch, "search"> & { search: ProductFilter }

/** Updates the same search if it was saved before. Throws `invalid`, `search-limit`, `not-signed-in`. */
export async function add(db: Db, person: SignedIn, { name, frequency, search: given }: SearchToSave) {
  const filter = { ...given, q: storable(given.q ?? "") }
  const search = await toSearch(db, filter)
  const keys = keysOf(search)
  if (search.findsNothing || keys.length === 0) throw Problem.ofFields({ search: (say) => say.emptySearch })
  const said = columnsOf(filter)
  const byDefault = await defaultName(db, filter)
  return inTransaction(db, async (tx) => {
    await users.lockExclusively(tx, person)
    const same = await findSame(tx, person, said)
    if (same) return change(tx, person, same.id, { name, frequency }).then(() => same.id)
    await assertWithinLimit(tx, person)
    const id = uuidv7()
    const row = { id, userId: person.id, name: name ?? byDefault, frequency, keys, ...said }
    await tx.insertInto("savedSearches").values(row).execute()
    return id
  })
}

function storable(typed: string) {
  return typed.replaceAll("\0", " ").trim().slice(0, maxSearchLength).toWellFormed()
}

export function columnsOf(filter: ProductFilter & { q: string }) {
  const { q, category = null, condition, district = null, price = {} } = filter
  return {
    q,
    category,
    conditions: conditions.filter((each) => condition?.includes(each) ?? true),
    district,
    min: price.min ?? 0,
    max: price.max ?? highestPoisha,
    verified: filter.verified !== undefined,
    negotiable: filter.negotiable !== undefined,
  }
}

export function filterOf(row: SavedSearchRow): ProductFilter {
  const { q, category, district, min, max, verified, negotiable } = row
  const price = { ...(min > 0 && { min }), ...(max < highestPoisha && { max }) }
  return {
    ...(q !== "" && { q }),
    ...(category && { category }),
    ...(row.conditions.length < conditions.length && { condition: row.conditions }),
    price,
    ...(district && { district }),
    ...(verified && { verified: "true" }),
    ...(negotiable && { negotiable: "true" }),
  }
}

function findSame(
  tx: Tx,
  { id }: SignedIn,
  { category, district, conditions: some, ...said }: ReturnType<typeof columnsOf>,
) {
  return tx
    .selectFrom("savedSearches")
    .select("id")
    .where(({ and }) => and({ userId: id, ...said }))
    .where(sql<boolean>`conditions = ${some}::text[]`)
    .where("category", "is not distinct from", category)
    .where("district", "is not distinct from", district)
    .executeTakeFirst()
}

async function assertWithinLimit(tx: Tx, { id }: SignedIn) {
  const { count } = await tx
    .selectFrom("savedSearches")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("userId", "=", id)
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxSavedSearches)
    throw new Problem("search-limit", (say) => say.tooManySearches(maxSavedSearches))
}

/** Throws `not-found` (also for someone else's). */
export async function change(db: Db, person: SignedIn, id: string, changes: SavedSearchChanges) {
  const { numUpdatedRows } = await db
    .updateTable("savedSearches")
    .set({ id, ...changes })
    .where(isOwn(person, id))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound
  return 1
}

/** Also deletes its waiting alerts. Throws `not-found` (also for someone else's), `not-signed-in`. */
export function remove(db: Db, person: SignedIn, id: string) {
  return db.transaction().execute(async (tx) => {
    await users.lockExclusively(tx, person)
    const own = await tx
      .selectFrom("savedSearches")
      .select("id")
      .where(isOwn(person, id))
      .forUpdate()
      .executeTakeFirst()
    if (!own) throw notFound
    await tx
      .deleteFrom("productAlerts")
      .where("searchId", "=", id)
      .where("isWaiting", "=", sql<boolean>`true`)
      .execute()
    await tx.deleteFrom("savedSearches").where("id", "=", id).execute()
    return 1
  })
}

function isOwn({ id: userId }: SignedIn, id: string) {
  return ({ and }: ExpressionBuilder<Tables, "savedSearches">) => and({ id, userId })
}

const notFound = new Problem("not-found", (say) => say.unknownSearch)
