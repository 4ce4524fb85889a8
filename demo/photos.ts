import sharp from "sharp"
import type { PhotoSize } from "../contract/images.ts"
import { draw, type Picture } from "./drawings/draw.ts"

type Photo = { id: string; sizes: PhotoSize[] }

/** Keeps a picture in every size; the row of `images` is the planter's. */
export type StorePhoto = (picture: Buffer) => Promise<Photo>

/** Draws a picture and keeps it. */
export async function photograph(picture: Picture, storePhoto: StorePhoto) {
  return storePhoto(
    await sharp(Buffer.from(draw(picture)))
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
}

/** The row of `images` for a photo. */
export function imageOf({ id, sizes }: Photo, ownerId: string | null) {
  return { id, ownerId, sizes: JSON.stringify(sizes) }
}
