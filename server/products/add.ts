import { v7 as uuidv7 } from "uuid"
import { type PoishaLimits, toBdtLimits } from "../../contract/amount-limits.ts"
import { fieldError } from "../../contract/checks.ts"
import type { Insertable } from "kysely"
import { districtIn } from "../../contract/districts.ts"
import { monthsIn } from "../../contract/time-used.ts"
import type { Db, Tables } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import * as users from "../users/users.ts"
import type { Seller } from "../users/users.ts"
import { assertNotDuplicate, assertWithinLimit } from "./product-limits.ts"
import { assertFieldWithinCardLimits } from "./card-limits.ts"
import { insertFurther, photosAt } from "./photos.ts"

export type ProductLimits = {
  amounts: PoishaLimits
  /** Products that a new seller may list in an hour; if undefined, there is no limit and duplicates are allowed. */
  perHour: number | undefined
}

/** What a seller enters about a product. Without a district, it is derived from the location. */
export type ProductDetails = Pick<
  Insertable<Tables["products"]>,
  | "categoryId"
  | "productName"
  | "productCondition"
  | "sellingPrice"
  | "buyingPrice"
  | "brand"
  | "model"
  | "year"
  | "included"
  | "faults"
  | "negotiable"
  | "acceptsCash"
  | "courierFee"
  | "acceptsOffers"
  | "offerFloor"
  | "timeUsed"
  | "phoneNumber"
  | "phoneVisibility"
  | "location"
  | "district"
  | "area"
  | "productDescription"
>
export type ProductToAdd = ProductDetails & { photoUrls: string[] }

/** Throws `invalid` (also for a duplicate or a price beyond the card limits), `too-many-requests`, `suspended`. */
export async function add(
  db: Db,
  { amounts, perHour }: ProductLimits,
  seller: Seller,
  product: ProductToAdd,
) {
  const { photoUrls, ...details } = product
  const { productName, productDescription, categoryId } = details
  assertPriceWithinCardLimits(amounts, details)
  const { imageId, further } = await photosAt(db, seller, photoUrls)
  await assertCategory(db, categoryId)
  const id = uuidv7()
  await inTransaction(db, async (tx) => {
    // the stronger lock first: upgrading it would deadlock with a removal of the seller
    if (perHour !== undefined) await assertWithinLimit(tx, seller, perHour)
    await users.lockUnsuspended(tx, seller)
    if (perHour !== undefined)
      await assertNotDuplicate(tx, seller, { imageId, productName, productDescription })
    await tx
      .insertInto("products")
      .values({ id, sellerId: seller.id, imageId, ...details, ...derivedColumns(details) })
      .execute()
    await insertFurther(tx, id, further)
    await recordEvent(tx, { type: "product listed", actorId: seller.id, subjects: { product: id } })
  })
  return id
}

type Charged = Pick<ProductDetails, "sellingPrice" | "courierFee">

/** Throws `invalid` if cards cannot pay the price, alone or with the courier's fee. */
export function assertPriceWithinCardLimits(amounts: PoishaLimits, { sellingPrice, courierFee }: Charged) {
  assertFieldWithinCardLimits(amounts, "sellingPrice", sellingPrice)
  const { highest } = toBdtLimits(amounts)
  if (sellingPrice + (courierFee ?? 0) > amounts.highest)
    throw invalidField("courierFee", fieldError("aboveCardLimitWithPrice", "courierFee", highest))
}

export async function assertCategory(db: Db, id: string) {
  const known = await db.selectFrom("categories").select("id").where("id", "=", id).executeTakeFirst()
  if (!known) throw invalidField("categoryId", fieldError("required", "productCategory"))
}

export function derivedColumns({
  timeUsed,
  location,
  district = districtIn(location) ?? null,
}: ProductDetails) {
  return { monthsUsed: monthsIn(timeUsed) ?? null, district }
}

function invalidField(field: string, message: string) {
  return Problem.invalid([{ path: [field], message }])
}
