import { z } from "zod"

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

export const imageProblems = {
  missing: "Product Photo is required",
  tooLarge: "This photo is larger than 10 MB. Please choose a smaller one.",
  tooManyPixels: "This photo has more than 40 megapixels. Please choose a smaller one.",
  tooMany: "You have as many photos as one seller can keep. Take a product away to make room.",
  tooSlow: "This photo takes too long to read. Please choose a smaller one, or save it as a JPEG.",
  cut: "This photo is not complete: its end is missing. Please choose it again.",
  notAPhoto: "This file is not a photo we can read. Please choose a JPEG, PNG, WebP or AVIF picture.",
} as const

/** A photo as someone picks it. Whether all of it can be decoded only the server finds out. */
export const Photo = z
  .file({ error: imageProblems.missing })
  .max(imageMaxBytes, imageProblems.tooLarge)
  .refine(beginsLikeAPhoto, imageProblems.notAPhoto)

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
