import type { PhotoSize } from "../../contract/images.ts"

/** Returns the URL of the largest size, or an empty string without a photo. */
export function photoUrl(sizes: PhotoSize[] | null) {
  return sizes?.at(-1)?.url ?? ""
}
