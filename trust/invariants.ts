import { violations } from "../server/payments/invariants.ts"
import { sandbox } from "../server/payments/sandbox.ts"
import type { Product } from "../test/product.ts"

/** What is wrong with the money of a product, as `npm run invariants` tells it. */
export async function checkInvariants(product: Product) {
  const { db, close } = await product.database()
  try {
    return await violations(db, sandbox({ db, secret: await product.secret(), deliver }))
  } finally {
    await close()
  }
}

function deliver() {
  return Promise.reject(new Error("nobody to tell"))
}
