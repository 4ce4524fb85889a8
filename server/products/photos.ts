import { isDeepStrictEqual } from "node:util"
import { sql } from "kysely"
import { fieldError } from "../../contract/checks.ts"
import type { PhotoSize } from "../../contract/images.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import * as images from "../images/images.ts"
import type { Seller } from "../users/users.ts"

/** Ids of the first photo, null after the removal of the seller, and of the photos after it. */
export type Photos = { imageId: string | null; further: string[] }

/** Throws `invalid` if a photo is not this seller's or is listed twice. */
export async function photosAt(db: Db, seller: Seller, urls: string[]): Promise<Photos> {
  const ids = await images.ownedBy(db, seller, urls)
  const known = ids.map((id, place) => {
    if (!id) throw wrongPhoto(urls, place, fieldError("required", "productPhoto"))
    if (ids.indexOf(id) < place) throw wrongPhoto(urls, place, fieldError("samePhotoTwice", "productPhoto"))
    return id
  })
  const [imageId, ...further] = known
  if (!imageId) throw wrongPhoto(urls, 0, fieldError("required", "productPhoto"))
  return { imageId, further }
}

function wrongPhoto(urls: string[], place: number, message: string) {
  return Problem.invalid([{ path: urls.length > 1 ? ["productPhotos", place] : ["productPhoto"], message }])
}

export async function insertFurther(tx: Tx, productId: string, further: string[]) {
  if (further.length === 0) return
  const rows = further.map((imageId, index) => ({ productId, imageId, position: index + 1 }))
  await tx.insertInto("furtherPhotos").values(rows).execute()
}

/** Leaves it to delete-unused-images.ts to delete photos that are no longer used. */
export async function replacePhotos(tx: Tx, productId: string, before: Photos, after: Photos) {
  if (!isDeepStrictEqual(before.further, after.further)) {
    await tx.deleteFrom("furtherPhotos").where("productId", "=", productId).execute()
    await insertFurther(tx, productId, after.further)
  }
  const gone = new Set([before.imageId, ...before.further]).difference(
    new Set([after.imageId, ...after.further]),
  )
  await checkAgain(tx, [...gone])
}

/** Detaches the further photos of a removed product, for delete-unused-images.ts to delete. */
export async function releaseFurther(tx: Tx, productId: string) {
  const rows = await tx
    .deleteFrom("furtherPhotos")
    .where("productId", "=", productId)
    .returning("imageId")
    .execute()
  await checkAgain(
    tx,
    rows.map(({ imageId }) => imageId),
  )
}

async function checkAgain(tx: Tx, ids: (string | null)[]) {
  if (ids.length === 0) return
  await tx
    .updateTable("images")
    .set({ attachedAt: null })
    .where(({ eb, fn, val }) => eb("id", "=", fn.any(val(ids))))
    .execute()
}

/** Returns a subquery for queries of `productCards`. */
export function furtherSizes() {
  return sql<PhotoSize[][] | null>`(
    select json_agg(images.sizes order by position) from "furtherPhotos" join images on images.id = "imageId"
    where "productId" = "productCards".id)`
}
