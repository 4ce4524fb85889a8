import { isDeepStrictEqual } from "node:util"
import { sql } from "kysely"
import { fieldError } from "../../contract/checks.ts"
import type { PhotoSize } from "../../contract/images.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import * as images from "../images/images.ts"
import type { Seller } from "../users/users.ts"

/** The first photo, and those after it. Without a first one its seller was removed. */
export type Photos = { imageId: string | null; further: string[] }

/** Throws `invalid` where a photo is not this seller's, or stands there twice. */
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

/** What is no longer among the photos is deleted once it is found unused (delete-unused-images.ts). */
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

/** Those after the first, of a product that is removed; they are found unused then. */
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

/** The sizes of each photo after the first, of the product that a query reads from the cards. */
export function furtherSizes() {
  return sql<PhotoSize[][] | null>`(
    select json_agg(images.sizes order by position) from "furtherPhotos" join images on images.id = "imageId"
    where "productId" = "productCards".id)`
}
