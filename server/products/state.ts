import { sql } from "kysely"
import type { Row } from "../../db/tables.ts"

/** Whether a product can be bought; it is reserved while a payment is under way. */
export type ProductState = "available" | "reserved" | "sold" | "withdrawn"

type StateColumns = Pick<Row<"products">, "soldAt" | "deletedAt"> & {
  claimedAt?: Row<"payments">["claimedAt"] | null
}

/** Without `claimedAt`, of the payment that holds it, a reserved product counts as available. */
export function stateOf({ soldAt, deletedAt, claimedAt }: StateColumns): ProductState {
  if (deletedAt) return "withdrawn"
  if (soldAt) return "sold"
  return claimedAt ? "reserved" : "available"
}

// Raw, so that statements of Kysely and those written as SQL say the same; `products` may be another name for it.

/** Sold or not: not withdrawn. */
export function isListed(products = "products") {
  return sql<boolean>`${sql.ref(`${products}.deletedAt`)} is null`
}

export function isAvailable(products = "products") {
  return sql<boolean>`(${isListed(products)} and ${sql.ref(`${products}.soldAt`)} is null)`
}

export function isSold(products = "products") {
  return sql<boolean>`(${isListed(products)} and ${sql.ref(`${products}.soldAt`)} is not null)`
}
