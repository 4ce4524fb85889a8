import { v7 as uuidv7 } from "uuid"
import { type AmountLimits, isPayable, unpayable } from "../../contract/payments.ts"
import type { NewProduct } from "../../contract/products.ts"
import type { Db } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import * as images from "../images/images.ts"
import { toPoisha } from "../money.ts"
import { Problem } from "../problem.ts"
import * as users from "../users/users.ts"
import type { Seller } from "./products.ts"

/**
 * Lists a product of this seller. Throws `invalid` for an unknown category, a photo that is not the seller's or a price
 * that nobody could pay.
 */
export async function add(db: Db, limits: AmountLimits, seller: Seller, product: NewProduct) {
  const { productPhoto, categoryId, sellingPrice, buyingPrice } = product
  if (!isPayable(limits, sellingPrice)) throw wrong("sellingPrice", unpayable(limits, sellingPrice))
  const imageId = await images.ownedBy(db, seller, productPhoto)
  if (!imageId) throw wrong("productPhoto", "Product Photo is required")
  const known = await db.selectFrom("categories").select("id").where("id", "=", categoryId).executeTakeFirst()
  if (!known) throw wrong("categoryId", "Product Category is required")
  const { productName, productCondition, timeUsed, phoneNumber, location, productDescription } = product
  const words = { productName, productCondition, timeUsed, phoneNumber, location, productDescription }
  const prices = { sellingPrice: toPoisha(sellingPrice), buyingPrice: toPoisha(buyingPrice) }
  const id = uuidv7()
  await inTransaction(db, async (tx) => {
    await users.hold(tx, seller)
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
