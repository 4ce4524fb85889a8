import type { Db } from "../db/tables.ts"
import type { CardProvider } from "../server/payments/card-provider.ts"
import { violations } from "../server/payments/invariants.ts"
import { sandbox } from "../server/payments/sandbox.ts"
import type { Product } from "../test/product.ts"
import { withDatabase } from "./database.ts"

/** What is wrong with the money of a product, as `npm run invariants` tells it. */
export function checkInvariants(product: Product, stripe?: CardProvider) {
  return withDatabase(product, async (db) => violations(db, stripe ?? sandboxOf(db, await product.secret())))
}

/** The books of the embedded card provider. */
export function sandboxOf(db: Db, secret: string): CardProvider {
  return sandbox({ db, secret, deliver: () => Promise.reject(new Error("nobody to tell")) })
}
