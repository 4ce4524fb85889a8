import { type RawBuilder, sql } from "kysely"
import type { Tx } from "../../db/tables.ts"

/** A CTE that stores the terms of each "bookingId" in `committed`: what the product's page says now. */
export function keepTermsSql(committed: RawBuilder<unknown>) {
  return sql`terms as (
      insert into "dealTerms" ("bookingId", terms)
      select bookings.id, jsonb_build_object(
        'sellingPrice', bookings."sellingPrice", 'deliveryFee', "deliveryFee", 'delivery', delivery,
        'productName', products."productName", 'productCondition', "productCondition", 'timeUsed', "timeUsed",
        'productDescription', "productDescription", 'brand', brand, 'model', model, 'year', year,
        'included', included, 'faults', faults, 'location', location,
        'imageIds', array_remove("imageId" || array(
          select "furtherPhotos"."imageId" from "furtherPhotos" where "furtherPhotos"."productId" = products.id
          order by position), null))
      from ${committed} as committed join bookings on bookings.id = committed."bookingId"
        join products on products.id = bookings."productId"
      on conflict do nothing
    )`
}

export async function keepTerms(tx: Tx, bookingId: string) {
  const committed = sql`committed as (select ${bookingId}::uuid as "bookingId")`
  await sql`with ${committed}, ${keepTermsSql(sql`committed`)} select`.execute(tx)
}
