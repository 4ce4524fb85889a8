import sharp from "sharp"
import type { Db } from "../db/tables.ts"

/** A JPEG that compresses like a real photograph: noise and light, with a camera's metadata. */
export async function aJpeg({ width = 900, height = 675, orientation = 1 } = {}) {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const
  const picture = sharp({ create: { width, height, channels: 3, background: "#8c2f23", noise } })
  const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "23/1 48/1 0/1" } }
  const bytes = await picture.jpeg({ quality: 80 }).withExif(gps).withMetadata({ orientation }).toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" })
}

/** The sizes of a photo that this seller has uploaded. */
export function photoOf(db: Db, seller: { id: string }) {
  const photos = db.selectFrom("images").select("sizes").where("ownerId", "=", seller.id)
  return photos.executeTakeFirstOrThrow()
}
