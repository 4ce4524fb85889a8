import sharp from "sharp"
import type { PhotoSize } from "../contract/images.ts"
import { draw, type Picture } from "./drawings/draw.ts"

type Photo = { id: string; sizes: PhotoSize[] }

/** Stores the files only; the caller inserts the row. */
export type StorePhoto = (picture: Buffer) => Promise<Photo>

export async function storeDrawing(picture: Picture, storePhoto: StorePhoto) {
  return storePhoto(
    await sharp(Buffer.from(draw(picture)))
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
}

export function imageOf({ id, sizes }: Photo, ownerId: string | null) {
  return { id, ownerId, sizes: JSON.stringify(sizes) }
}
