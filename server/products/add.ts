import { v7 as uuidv7 } from "uuid"
import { type PoishaLimits, isPayable, toBdtLimits, unpayableError } from "../../contract/amount-limits.ts"
import { fieldError } from "../../contract/checks.ts"
import { toBdt } from "../../contract/poisha.ts"
import type { Db, Row } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import * as images from "../images/images.ts"
import { Problem } from "../http/problem.ts"
import * as users from "../users/users.ts"
import type { Seller } from "../users/users.ts"
import { assertNotDuplicate, assertWithinLimit } from "./listing-limits.ts"

export type ListingLimits = {
  amounts: PoishaLimits
  /** What a new seller may list in an hour; undefined without limits, duplicates are allowed then. */
  perHour: number | undefined
}

export type ProductToList = Omit<
  Row<"products">,
  "id" | "sellerId" | "imageId" | "createdAt" | "advertisedAt" | "soldAt" | "deletedAt"
> & { photoUrl: string }

/** Throws `invalid`, also for a duplicate or an unpayable price, and `too-many-requests`. */
export async function add(
  db: Db,
  { amounts, perHour }: ListingLimits,
  seller: Seller,
  product: ProductToList,
) {
  const { photoUrl, ...columns } = product
  const { productName, productDescription, categoryId, sellingPrice } = columns
  if (!isPayable(amounts, sellingPrice))
    throw invalidField("sellingPrice", unpayableError(toBdtLimits(amounts), toBdt(sellingPrice)))
  const imageId = await images.ownedBy(db, seller, photoUrl)
  if (!imageId) throw invalidField("productPhoto", fieldError("required", "productPhoto"))
  const known = await db.selectFrom("categories").select("id").where("id", "=", categoryId).executeTakeFirst()
  if (!known) throw invalidField("categoryId", fieldError("required", "productCategory"))
  const id = uuidv7()
  await inTransaction(db, async (tx) => {
    // the stronger lock first: removing the seller would deadlock with an upgrade
    if (perHour !== undefined) await assertWithinLimit(tx, seller, perHour)
    await users.lockActive(tx, seller)
    if (perHour !== undefined)
      await assertNotDuplicate(tx, seller, { imageId, productName, productDescription })
    await tx
      .insertInto("products")
      .values({ id, sellerId: seller.id, imageId, ...columns })
      .execute()
  })
  return id
}

function invalidField(field: string, message: string) {
  return Problem.invalid([{ path: [field], message }])
}
