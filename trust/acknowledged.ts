import { sql } from "kysely"
import type { Product } from "../test/product.ts"

/** The table and id of a row whose making was acknowledged. */
export type Acknowledged = {
  table: "bookings" | "wishlist" | "products" | "contact" | "images"
  id: string
}

/** How many of these rows are not there. */
export async function missing(product: Product, acknowledged: Acknowledged[]) {
  const { db, close } = await product.database()
  try {
    let lost = 0
    for (const [table, rows] of Map.groupBy(acknowledged, (each) => each.table)) {
      const ids = [...new Set(rows.map(({ id }) => id))]
      const { count } = await db
        .selectFrom(table)
        .select(sql<number>`count(*)::int`.as("count"))
        .where("id", "=", sql<string>`any(${ids})`)
        .executeTakeFirstOrThrow()
      lost += ids.length - count
    }
    return lost
  } finally {
    await close()
  }
}

/** Products advertised, payments made and wishes removed, each of which was acknowledged. */
export type Changed = { advertised: string[]; paid: string[]; removed: string[] }

/** How many of these changes are not as they were acknowledged. */
export async function undone(product: Product, { advertised, paid, removed }: Changed) {
  const { db, close } = await product.database()
  try {
    const { rows } = await sql`
      (select unnest(${advertised}::uuid[]) except select id from products where "advertisedAt" is not null)
      union all (select unnest(${paid}::uuid[]) except select id from payments where state = 'captured')
      union all (select id from wishlist where id = any(${removed}))`.execute(db)
    return rows.length
  } finally {
    await close()
  }
}
