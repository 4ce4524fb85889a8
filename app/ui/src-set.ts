import type { PhotoSize } from "../../contract/images.ts"

export function srcSetOf(sizes: PhotoSize[]) {
  return sizes.map(({ url, width }) => `${url} ${width}w`).join(", ") || undefined
}
