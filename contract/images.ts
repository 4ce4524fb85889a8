import { z } from "zod"
import { fieldError } from "./checks.ts"

/** Uploads above either are refused: bytes on the wire, pixels once decoded. */
export const imageMaxBytes = 10_000_000
export const imageMaxPixels = 40_000_000

/** What a file picker offers. The server looks at the bytes, not at the name. */
export const imageTypes = "image/jpeg,image/png,image/webp,image/avif"

/** The widths every photo is kept in, in pixels; a smaller photo has only those up to its own. */
export const imageWidths = [320, 640, 1280] as const

/** One size in which a photo can be had. */
export const PhotoSize = z
  .object({ url: z.string(), width: z.int(), height: z.int() })
  .meta({ id: "PhotoSize" })
export type PhotoSize = z.infer<typeof PhotoSize>

/** The answer of an image host (spec §7). */
export const UploadedImage = z
  .object({ success: z.literal(true), data: z.object({ url: z.string() }) })
  .meta({ id: "UploadedImage" })
export type UploadedImage = z.infer<typeof UploadedImage>

/** A photo as someone picks it. Whether all of it can be decoded only the server finds out. */
export const Photo = z
  .file({ error: fieldError("required", "productPhoto") })
  .max(imageMaxBytes, fieldError("tooLargePhoto", "productPhoto"))
  .refine(beginsLikeAPhoto, fieldError("notAPhoto", "productPhoto"))

// JPEG, PNG, WebP, and the container of AVIF and its like
const beginnings = /^(?:\xFF\xD8\xFF|\x89PNG|RIFF[^]{4}WEBP|[^]{4}ftyp)/

async function beginsLikeAPhoto(file: File) {
  // taken away since it was picked, nobody can read it
  const bytes = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer())
  return beginnings.test(String.fromCodePoint(...new Uint8Array(bytes)))
}
