import type { PhotoSize } from "../../contract/images.ts"

/** Of the largest size; empty without a photo. */
export function photoUrl(sizes: PhotoSize[] | null) {
  return sizes?.at(-1)?.url ?? ""
}
