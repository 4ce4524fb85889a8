import { z } from "zod"
import { fieldError } from "./checks.ts"

/** Bytes of the uploaded file, pixels of the decoded image. */
export const imageMaxBytes = 10_000_000
export const imageMaxPixels = 40_000_000

export const imageTypes = "image/jpeg,image/png,image/webp,image/avif"

/** In pixels; a smaller photo has only the widths up to its own. */
export const imageWidths = [320, 640, 1280] as const

export const PhotoSize = z
  .object({ url: z.string(), width: z.int(), height: z.int() })
  .meta({ id: "PhotoSize" })
export type PhotoSize = z.infer<typeof PhotoSize>

export const UploadedImage = z
  .object({ success: z.literal(true), data: z.object({ url: z.string() }) })
  .meta({ id: "UploadedImage" })
export type UploadedImage = z.infer<typeof UploadedImage>

/** Largest file that a form accepts, in bytes: the browser downscales a photo before uploading it. */
const photoMaxBytes = 50_000_000

export function tooLargePhoto(maxBytes = imageMaxBytes) {
  return fieldError("tooLargePhoto", "productPhoto", maxBytes / 1_000_000)
}

export const Photo = z
  .file({ error: fieldError("required", "productPhoto") })
  .max(photoMaxBytes, tooLargePhoto(photoMaxBytes))
  .refine(beginsLikeAPhoto, fieldError("notAPhoto", "productPhoto"))

// magic numbers of JPEG, PNG, WebP, and of the container of AVIF and similar formats
const beginnings = /^(?:\xFF\xD8\xFF|\x89PNG|RIFF[^]{4}WEBP|[^]{4}ftyp)/

async function beginsLikeAPhoto(file: File) {
  // fails when the file was deleted after it was picked
  const bytes = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer())
  return beginnings.test(String.fromCodePoint(...new Uint8Array(bytes)))
}
