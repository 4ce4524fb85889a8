import { type RawBuilder, sql } from "kysely"
import type { Row, Tx } from "../../db/tables.ts"
import { voidOffers } from "./open-offers.ts"

/** `withdrawn` includes removed products, and unsold ones of a suspended seller. */
export type ProductState = "available" | "reserved" | "sold" | "withdrawn"

type StateColumns = Pick<Row<"products">, "soldAt" | "withdrawnAt" | "deletedAt" | "suspendedUntil"> & {
  claimedAt?: Row<"payments">["claimedAt"] | null
  heldBy?: Row<"products">["heldBy"]
}

/** Without `claimedAt` and `heldBy` a reserved product counts as available. */
export function stateOf(product: StateColumns): ProductState {
  const { soldAt, withdrawnAt, deletedAt, suspendedUntil, claimedAt, heldBy } = product
  if (withdrawnAt || deletedAt) return "withdrawn"
  if (soldAt) return "sold"
  if (isAhead(suspendedUntil)) return "withdrawn"
  return claimedAt || heldBy ? "reserved" : "available"
}

export function stateIgnoringSuspension(product: StateColumns) {
  return stateOf({ ...product, suspendedUntil: null })
}

function isAhead(moment: Date | null) {
  return moment !== null && moment.getTime() > Date.now()
}

/** Also true for a product that is no longer listed. */
export function wasSold({ soldAt }: Pick<StateColumns, "soldAt">) {
  return soldAt !== null
}

/** Returns the name of the sentence for a product that is not listed. */
export function unavailableReason({
  withdrawnAt,
  deletedAt,
}: Pick<StateColumns, "withdrawnAt" | "deletedAt">) {
  return withdrawnAt || deletedAt ? "withdrawnBySeller" : "notForSaleNow"
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

// raw SQL, for statements written as SQL; `products` may be an alias

/** Sold products stay listed while their seller is suspended. */
export function isListed(products = "products") {
  const [soldAt, suspendedUntil] = [sql.ref(`${products}.soldAt`), sql.ref(`${products}.suspendedUntil`)]
  return sql<boolean>`(${isListedIgnoringSuspension(products)}
    and (${soldAt} is not null or ${suspendedUntil} is null or ${suspendedUntil} <= now()))`
}

export function isListedIgnoringSuspension(products = "products") {
  return sql<boolean>`(${isNotRemoved(products)} and ${sql.ref(`${products}.withdrawnAt`)} is null)`
}

/** Includes withdrawn products, which only their seller sees. */
export function isNotRemoved(products = "products") {
  return sql<boolean>`${sql.ref(`${products}.deletedAt`)} is null`
}

/** Available or withdrawn: the seller may still change the product. */
export function isUnsold(products = "products") {
  return sql<boolean>`(${isNotRemoved(products)} and ${sql.ref(`${products}.soldAt`)} is null)`
}

export function isAvailable(products = "products") {
  return sql<boolean>`(${isListed(products)} and ${sql.ref(`${products}.soldAt`)} is null)`
}

export function isAvailableIgnoringSuspension(products = "products") {
  return sql<boolean>`(${isListedIgnoringSuspension(products)} and ${sql.ref(`${products}.soldAt`)} is null)`
}

export function isSold(products = "products") {
  return sql<boolean>`(${isListed(products)} and ${sql.ref(`${products}.soldAt`)} is not null)`
}

export function hasClaim(products = "products") {
  return sql<boolean>`exists (
    select from payments where "productId" = ${sql.ref(`${products}.id`)} and kind = 'deal' and state in ('claimed', 'captured'))`
}

/** Reserved for a buyer, being paid, or sold. */
export function isTaken(products = "products") {
  return sql<boolean>`(${sql.ref(`${products}.heldBy`)} is not null or ${hasClaim(products)})`
}

/** unsold → removed. The caller has locked the products. Returns how many were removed. */
export async function markRemoved(tx: Tx, which: { id: string; sellerId?: string } | { sellerId: string }) {
  const removed = await tx
    .updateTable("products")
    .set({ deletedAt: sql<Date>`now()` })
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

/** → sold. The caller has locked the product. Idempotent. */
export async function markSold(tx: Tx, id: string) {
  await tx
    .updateTable("products")
    .set({ soldAt: sql`now()`, heldBy: null, heldUntil: null })
    .where("id", "=", id)
    .where("soldAt", "is", null)
    .execute()
}

/** sold → withdrawn, until the seller, who must have the product back, lists it again. */
export async function returnToSeller(tx: Tx, id: string) {
  await tx
    .updateTable("products")
    .set({ soldAt: null, withdrawnAt: sql`now()` })
    .where("id", "=", id)
    .execute()
}

/** reserved → sold. Returns CTEs to add to the one that captures `payments`; they also void open offers. */
export function markSoldSql(payments: RawBuilder<unknown>, now: Date) {
  return sql`sold as (
      update products set "soldAt" = ${now}, "heldBy" = null, "heldUntil" = null from ${payments} as payment where products.id = payment."productId"
    ), "offersVoid" as (
      update offers set state = 'void', "answeredAt" = ${now}, "remindAt" = null from ${payments} as payment
      where offers."productId" = payment."productId" and offers.state = 'open'
    )`
}
