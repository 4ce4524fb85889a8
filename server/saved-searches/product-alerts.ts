import { type RawBuilder, sql } from "kysely"
import type { Row, Tx } from "../../db/tables.ts"
import { isTaken, isAvailable } from "../products/state.ts"

export type Alert = Pick<
  Row<"productAlerts">,
  "userId" | "productId" | "searchId" | "isWaiting" | "price"
> & {
  /** Price, in poisha, when the user was last alerted or put it on the wishlist. */
  wasPrice: number | null
}

/** A user is alerted again if the price falls to this share of the last alerted price. */
const alertPriceShare = sql`0.95`

/** A subquery that selects "userId", "searchId", "isWaiting" and "wasPrice". */
type People = RawBuilder<unknown>

/**
 * Returns the recorded alerts. Alerts a user again only after a price drop, or if the product `cameBack`. Locks the users
 * before their earlier alerts, in the order of a removal.
 */
export async function recordAlerts(tx: Tx, productId: string, people: People, cameBack = false) {
  const { rows } = await sql<Alert>`
    with before as (
      select "userId", price from "productAlerts" where "productId" = ${productId}
    ), wanted as (
      select people.*, products.id as "productId", "sellingPrice" as price
      from ${people} as people cross join products
      where products.id = ${productId} and ${mayBeAlerted(sql`people."userId"`)}
    ), active as (
      select id from users where id in (select "userId" from wanted) and "deletedAt" is null order by id for key share
    ), told as (
      select distinct on ("userId") wanted.* from wanted join active on active.id = "userId"
      order by "userId", "isWaiting", "searchId"
    ), recorded as (
      insert into "productAlerts" as known ("userId", "productId", price, "searchId", "isWaiting")
      select "userId", "productId", price, "searchId", "isWaiting" from told order by "userId"
      on conflict ("userId", "productId") do update set price = excluded.price, "searchId" = excluded."searchId",
        "isWaiting" = excluded."isWaiting", "toldAt" = now()
      where ${cameBack} or excluded.price <= known.price * ${alertPriceShare} or (known."isWaiting" and not excluded."isWaiting")
      returning "userId", "productId", "searchId", "isWaiting", price
    )
    select recorded.*, coalesce(before.price, "wasPrice") as "wasPrice"
    from recorded join told using ("userId") left join before using ("userId")`.execute(tx)
  return rows
}

/** Whether `products` is free, not the user's own, and not of someone blocked in either direction. */
export function mayBeAlerted(userId: unknown) {
  return sql<boolean>`(${isAvailable()} and not ${isTaken()} and "sellerId" <> ${userId}
    and not exists (select from blocks
      where ("blockerId", "blockedId") in ((${userId}, "sellerId"), ("sellerId", ${userId}))))`
}

type CameBack = { productId: string; claimedAt?: Date | undefined; bookingId?: string | undefined }

/** Selects buyers with another booking than `bookingId`; with `claimedAt`, only those who tried to pay since then. */
export function waitingBookersOf({ productId, claimedAt, bookingId }: CameBack): People {
  const hasTried = sql`exists (select from "paymentIntents"
    where "bookingId" = bookings.id and "closedAt" >= ${claimedAt ?? null})`
  return sql`(select "buyerId" as "userId", null::uuid as "searchId", false as "isWaiting", null::integer as "wasPrice"
    from bookings where "productId" = ${productId} and "removedAt" is null
      and state in ('booked', 'requested') and id is distinct from ${bookingId ?? null} and (${claimedAt === undefined} or ${hasTried}))`
}

/** Selects who has it on the wishlist, with the price then or at the last alert, except buyers with a booking. */
export function wishersOf(productId: string): People {
  return sql`(select "buyerId" as "userId", null::uuid as "searchId", false as "isWaiting", coalesce(
      (select price from "productAlerts" as known
        where known."userId" = "buyerId" and known."productId" = ${productId} and not "isWaiting"),
      (select "priceBefore" from "priceChanges"
        where "priceChanges"."productId" = ${productId} and "priceChanges"."createdAt" > wishlist."createdAt"
        order by "priceChanges".id limit 1)
    ) as "wasPrice"
    from wishlist where "productId" = ${productId} and not exists (select from bookings
      where bookings."productId" = ${productId} and bookings."buyerId" = wishlist."buyerId" and "removedAt" is null
        and bookings.state not in ('cancelled', 'refunded')))`
}

export function wishersOfCheaper(productId: string): People {
  return sql`(select wished.* from products, ${wishersOf(productId)} as wished
    where products.id = ${productId} and "sellingPrice" <= "wasPrice" * ${alertPriceShare})`
}

export function searchersOf(searchIds: string[]): People {
  return sql`(select "userId", id as "searchId", frequency = 'daily' as "isWaiting", null::integer as "wasPrice"
    from "savedSearches" where id = any(${searchIds}::uuid[]))`
}
