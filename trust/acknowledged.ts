import type { Product } from "../test/product.ts"

/** The table that must contain the row of each kind of acknowledgement. */
const places = {
  bookings: "bookings",
  wishlist: "wishlist",
  products: "products",
  contact: "contact",
  images: "images",
  advertised: `products where "advertisedAt" is not null`,
  paid: "payments where state = 'captured'",
} as const

/** An acknowledged write: a row that was created or changed, or a wish that was removed. */
export type Acknowledged = { kind: keyof typeof places | "removed"; id: string }

/** Counts acknowledged writes that the database does not reflect. */
export async function countLost(product: Product, acknowledged: Acknowledged[]) {
  const { pool, close } = await product.database()
  try {
    let lost = 0
    for (const [kind, rows] of Map.groupBy(acknowledged, (each) => each.kind)) {
      const statement =
        kind === "removed"
          ? "select id from wishlist where id = any($1::uuid[])"
          : `select unnest($1::uuid[]) except select id from ${places[kind]}`
      lost += (await pool.query(statement, [rows.map(({ id }) => id)])).rows.length
    }
    return lost
  } finally {
    await close()
  }
}
