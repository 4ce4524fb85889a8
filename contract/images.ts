import { z } from "zod"
import { fieldError } from "./checks.ts"

/** Bytes on the wire, pixels once decoded. */
export const imageMaxBytes = 10_000_000
export const imageMaxPixels = 40_000_000

export const imageTypes = "image/jpeg,image/png,image/webp,image/avif"

/** In pixels; a smaller photo has only those up to its own. */
export const imageWidths = [320, 640, 1280] as const

export const PhotoSize = z
  .object({ url: z.string(), width: z.int(), height: z.int() })
  .meta({ id: "PhotoSize" })
export type PhotoSize = z.infer<typeof PhotoSize>

export const UploadedImage = z
  .object({ success: z.literal(true), data: z.object({ url: z.string() }) })
  .meta({ id: "UploadedImage" })
export type UploadedImage = z.infer<typeof UploadedImage>

/** The largest file that a form takes, in bytes: a browser makes it smaller before it is uploaded. */
const photoMaxBytes = 50_000_000

export function tooLargePhoto(maxBytes = imageMaxBytes) {
  return fieldError("tooLargePhoto", "productPhoto", maxBytes / 1_000_000)
}

export const Photo = z
  .file({ error: fieldError("required", "productPhoto") })
  .max(photoMaxBytes, tooLargePhoto(photoMaxBytes))
  .refine(beginsLikeAPhoto, fieldError("notAPhoto", "productPhoto"))

// JPEG, PNG, WebP, and the container of AVIF and its like
const beginnings = /^(?:\xFF\xD8\xFF|\x89PNG|RIFF[^]{4}WEBP|[^]{4}ftyp)/

async function beginsLikeAPhoto(file: File) {
  // unreadable when it was deleted since it was picked
  const bytes = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer())
  return beginnings.test(String.fromCodePoint(...new Uint8Array(bytes)))
}
