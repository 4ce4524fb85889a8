import { sql } from "kysely"
import type { Db } from "../db/tables.ts"
import type { CardProvider } from "../server/payments/card-provider.ts"
import { violations } from "../server/invariants/violations.ts"
import { sandbox } from "../server/payments/sandbox.ts"
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

/** What is wrong with the money of a product, as `npm run invariants` tells it. */
export function checkInvariants(product: Product, stripe?: CardProvider) {
  return withDatabase(product, async (db) => violations(db, stripe ?? sandboxOf(db, await product.secret())))
}

/** The books of the embedded card provider. */
export function sandboxOf(db: Db, secret: string): CardProvider {
  return sandbox({ db, secret, deliver: () => Promise.reject(new Error("nobody to tell")) })
}
