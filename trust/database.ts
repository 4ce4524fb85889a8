import { sql } from "kysely"
import type { Db } from "../db/tables.ts"
import type { Product } from "../test/product.ts"

/** Works on the product's database, beside it. */
export async function withDatabase<Result>(product: Product, work: (db: Db) => Promise<Result>) {
  const { db, close } = await product.database()
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** The same on one connection, where a statement takes as long as it takes. */
export function withPatience<Result>(product: Product, work: (db: Db) => Promise<Result>) {
  return withDatabase(product, (db) =>
    db.connection().execute(async (one) => {
      await sql`set statement_timeout = 0`.execute(one)
      return work(one)
    }),
  )
}
