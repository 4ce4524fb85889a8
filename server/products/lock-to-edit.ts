import type { Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import type { Seller } from "../users/users.ts"
import { hasClaim, isNotRemoved, lastChange, wasSold } from "./state.ts"

const factColumns = [
  "categoryId",
  "productName",
  "productCondition",
  "sellingPrice",
  "buyingPrice",
  "brand",
  "model",
  "year",
  "included",
  "faults",
  "negotiable",
  "acceptsCash",
  "courierFee",
  "acceptsOffers",
  "offerFloor",
  "timeUsed",
  "monthsUsed",
  "phoneNumber",
  "phoneVisibility",
  "location",
  "district",
  "area",
  "productDescription",
] as const

export type Editable = Awaited<ReturnType<typeof lockToEdit>>

/** Locks out edits, payments and bookings. Throws `not-found`, `already-sold`, `payment-under-way`, `deal-under-way`. */
export async function lockToEdit(tx: Tx, seller: Seller, id: string) {
  const own = tx.selectFrom("products").where("id", "=", id).where("sellerId", "=", seller.id)
  await own.select("id").forUpdate().execute()
  // a separate statement, so that it sees a claim that was made while the lock was awaited
  const row = await own
    .select(factColumns)
    .select(["imageId", "createdAt", "updatedAt", "soldAt", "withdrawnAt", "heldBy"])
    .select(hasClaim().as("isClaimed"))
    .where(isNotRemoved())
    .executeTakeFirst()
  if (!row) throw new Problem("not-found", (say) => say.notYourProduct)
  const { imageId, createdAt, updatedAt, soldAt, withdrawnAt, heldBy, isClaimed, ...details } = row
  if (wasSold({ soldAt })) throw new Problem("already-sold", (say) => say.soldAlready)
  if (isClaimed) throw new Problem("payment-under-way", (say) => say.beingPaid)
  if (heldBy) throw new Problem("deal-under-way", (say) => say.reservedForBuyer)
  return {
    id,
    withdrawnAt,
    isAvailable: !withdrawnAt,
    changedAt: lastChange({ updatedAt, createdAt }),
    details,
    photos: { imageId, further: await furtherPhotos(tx, id) },
  }
}

async function furtherPhotos(tx: Tx, productId: string) {
  const rows = await tx
    .selectFrom("furtherPhotos")
    .select("imageId")
    .where("productId", "=", productId)
    .orderBy("position")
    .execute()
  return rows.map(({ imageId }) => imageId)
}
