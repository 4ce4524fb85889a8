import { sql } from "kysely"
import type { Db } from "../db/tables.ts"
import type { CardProvider } from "../server/payments/card-provider.ts"
import { violations } from "../server/invariants/violations.ts"
import { sandbox } from "../server/payments/sandbox.ts"
import type { Product } from "../test/product.ts"

/** Works on the product's database through a connection of its own. */
export async function withDatabase<Result>(product: Product, work: (db: Db) => Promise<Result>) {
  const { db, close } = await product.database()
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** Works on the product's database through one connection without a statement timeout. */
export function withPatience<Result>(product: Product, work: (db: Db) => Promise<Result>) {
  return withDatabase(product, (db) =>
    db.connection().execute(async (one) => {
      await sql`set statement_timeout = 0`.execute(one)
      return work(one)
    }),
  )
}

/** Violations of the money invariants, as `npm run invariants` reports them. */
export function checkInvariants(product: Product, stripe?: CardProvider) {
  return withDatabase(product, async (db) => violations(db, stripe ?? sandboxOf(db, await product.secret())))
}

/** The books of the embedded card provider. */
export function sandboxOf(db: Db, secret: string): CardProvider {
  return sandbox({ db, secret, deliver: () => Promise.reject(new Error("nobody to tell")) })
}
