import { type RawBuilder, sql } from "kysely"
import type { Row, Tx } from "../../db/tables.ts"
import { voidOffers } from "./open-offers.ts"

/** withdrawn: for a time, or for good. */
export type ProductState = "available" | "reserved" | "sold" | "withdrawn"

type StateColumns = Pick<Row<"products">, "soldAt" | "withdrawnAt" | "deletedAt"> & {
  claimedAt?: Row<"payments">["claimedAt"] | null
  heldBy?: Row<"products">["heldBy"]
}

/** Without `claimedAt` and `heldBy` a reserved product counts as available. */
export function stateOf({ soldAt, withdrawnAt, deletedAt, claimedAt, heldBy }: StateColumns): ProductState {
  if (withdrawnAt || deletedAt) return "withdrawn"
  if (soldAt) return "sold"
  return claimedAt || heldBy ? "reserved" : "available"
}

export function takesOffers({
  acceptsOffers,
  negotiable,
}: Pick<Row<"products">, "acceptsOffers" | "negotiable">) {
  return acceptsOffers && negotiable !== false
}

export function lastChange({ updatedAt, createdAt }: Pick<Row<"products">, "updatedAt" | "createdAt">) {
  return updatedAt ?? createdAt
}

// raw, for statements written as SQL; `products` may be an alias

export function isListed(products = "products") {
  return sql<boolean>`(${isNotRemoved(products)} and ${sql.ref(`${products}.withdrawnAt`)} is null)`
}

/** Also withdrawn, which only its seller sees. */
export function isNotRemoved(products = "products") {
  return sql<boolean>`${sql.ref(`${products}.deletedAt`)} is null`
}

/** Available or withdrawn: its seller may still change it. */
export function isUnsold(products = "products") {
  return sql<boolean>`(${isNotRemoved(products)} and ${sql.ref(`${products}.soldAt`)} is null)`
}

export function isAvailable(products = "products") {
  return sql<boolean>`(${isListed(products)} and ${sql.ref(`${products}.soldAt`)} is null)`
}

export function isSold(products = "products") {
  return sql<boolean>`(${isListed(products)} and ${sql.ref(`${products}.soldAt`)} is not null)`
}

export function hasClaim(products = "products") {
  return sql<boolean>`exists (
    select from payments where "productId" = ${sql.ref(`${products}.id`)} and kind = 'deal' and state in ('claimed', 'captured'))`
}

/** Kept for a buyer, or being paid, or sold. */
export function isTaken(products = "products") {
  return sql<boolean>`(${sql.ref(`${products}.heldBy`)} is not null or ${hasClaim(products)})`
}

/** unsold → removed for good; the caller has locked the products. Returns their number. */
export async function markRemoved(tx: Tx, which: { id: string; sellerId?: string } | { sellerId: string }) {
  const removed = await tx
    .updateTable("products")
    .set({ deletedAt: new Date() })
    .where(({ and }) => and(which))
    .where(isUnsold())
    .where(({ not }) => not(hasClaim()))
    .where("heldBy", "is", null)
    .returning("id")
    .execute()
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) await voidOffers(tx, ids)
  return removed.length
}

/** reserved → sold: CTEs beside the one that captures `payments`; open offers end, their buyers are told of the sale. */
export function markSoldSql(payments: RawBuilder<unknown>, now: Date) {
  return sql`sold as (
      update products set "soldAt" = ${now}, "heldBy" = null, "heldUntil" = null from ${payments} as payment where products.id = payment."productId"
    ), "offersVoid" as (
      update offers set state = 'void', "answeredAt" = ${now}, "remindAt" = null from ${payments} as payment
      where offers."productId" = payment."productId" and offers.state = 'open'
    )`
}
