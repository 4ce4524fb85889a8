import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { isUnsold } from "../products/state.ts"
import type { SignedIn } from "../users/users.ts"

/** Limits per seller; photos of sold or removed products do not count. */
const maxPhotos = 600
const maxBytes = 200_000_000

export async function checkQuota(db: Db, owner: SignedIn) {
  const { photos, bytes } = await db
    .selectFrom("images")
    .select(({ fn }) => [fn.countAll<string>().as("photos"), fn.sum<string | null>("bytes").as("bytes")])
    .where("ownerId", "=", owner.id)
    .where(({ not }) => not(isOfSoldOrRemovedProduct(owner.id)))
    .executeTakeFirstOrThrow()
  if (Number(photos) >= maxPhotos || Number(bytes) >= maxBytes)
    throw new Problem("photo-limit", (say) => say.tooManyPhotos)
}

/** Repeats the condition on the seller, so that an index finds the products. */
function isOfSoldOrRemovedProduct(sellerId: string) {
  return sql<boolean>`(
    exists (select from products
      where "sellerId" = ${sellerId} and "imageId" = images.id and not ${isUnsold()})
    or exists (select from "furtherPhotos" join products on products.id = "productId"
      where "sellerId" = ${sellerId} and "furtherPhotos"."imageId" = images.id and not ${isUnsold()}))`
}
