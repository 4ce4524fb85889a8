import { v7 as uuidv7 } from "uuid"
import { type AmountLimits, isPayable, unpayable } from "../../contract/payments.ts"
import type { NewProduct } from "../../contract/products.ts"
import type { Db } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import * as images from "../images/images.ts"
import { toPoisha } from "../../contract/poisha.ts"
import { Problem } from "../http/problem.ts"
import * as users from "../users/users.ts"
import { mustBeAnother, mustBeWithinLimit } from "./listing-limits.ts"
import type { Seller } from "./products.ts"

export type ListingLimits = {
  amounts: AmountLimits
  /** What a new seller may list in an hour; undefined where limits are lifted, and the same may be listed again. */
  perHour: number | undefined
}

/**
 * Lists a product of this seller. Throws `invalid` for an unknown category, a photo that is not the seller's, a price
 * that nobody could pay or what the seller offers already, and `too-many-requests`.
 */
export async function add(db: Db, { amounts, perHour }: ListingLimits, seller: Seller, product: NewProduct) {
  const { productPhoto, categoryId, sellingPrice, buyingPrice } = product
  if (!isPayable(amounts, sellingPrice)) throw wrong("sellingPrice", unpayable(amounts, sellingPrice))
  const imageId = await images.ownedBy(db, seller, productPhoto)
  if (!imageId) throw wrong("productPhoto", "Product Photo is required")
  const known = await db.selectFrom("categories").select("id").where("id", "=", categoryId).executeTakeFirst()
  if (!known) throw wrong("categoryId", "Product Category is required")
  const { productName, productCondition, timeUsed, phoneNumber, location, productDescription } = product
  const words = { productName, productCondition, timeUsed, phoneNumber, location, productDescription }
  const prices = { sellingPrice: toPoisha(sellingPrice), buyingPrice: toPoisha(buyingPrice) }
  const id = uuidv7()
  await inTransaction(db, async (tx) => {
    // its lock first: whoever removes the seller would wait for the weaker one, and it for them
    if (perHour !== undefined) await mustBeWithinLimit(tx, seller, perHour)
    await users.lockActive(tx, seller)
    if (perHour !== undefined) await mustBeAnother(tx, seller, { imageId, productName, productDescription })
    await tx
      .insertInto("products")
      .values({ id, sellerId: seller.id, categoryId, imageId, ...words, ...prices })
      .execute()
  })
  return id
}

function wrong(field: string, message: string) {
  return new Problem("invalid", message, { errors: { [field]: message } })
}
