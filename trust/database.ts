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
