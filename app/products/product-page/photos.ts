import { photoOf } from "#texts/product-page"
import { isolate } from "../../../contract/isolate.ts"
import type { Product, ProductPhoto } from "../../../contract/products.ts"

/** The first is the one that cards show; without an address where it was erased with its owner. */
export function photosOf({ productPhotos, productPhoto, productPhotoSizes }: Product): ProductPhoto[] {
  return productPhotos?.length ? productPhotos : [{ url: productPhoto, sizes: productPhotoSizes }]
}

const tallest = 1
const widest = 4 / 3

/** Width to height of the frame that all photos share: that of the first, within what leaves room for the price. */
export function frameOf([first]: ProductPhoto[]) {
  const { width = 4, height = 3 } = first?.sizes.at(-1) ?? {}
  return Math.min(widest, Math.max(tallest, width / height))
}

export function altOf(name: string, index: number, count: number) {
  return count > 1 ? `${isolate(name)}, ${photoOf(index + 1, count)}` : isolate(name)
}
