import { photoOf } from "#texts/product-page"
import { isolate } from "../../../contract/isolate.ts"
import type { Product, ProductPhoto } from "../../../contract/products.ts"

/** The first is the one on cards; its `url` is empty if the photo was erased with its owner. */
export function photosOf({ productPhotos, productPhoto, productPhotoSizes }: Product): ProductPhoto[] {
  return productPhotos?.length ? productPhotos : [{ url: productPhoto, sizes: productPhotoSizes }]
}

const tallest = 1
const widest = 4 / 3

/** Returns the aspect ratio of the photos' frame: that of the first, within limits that leave room for the price. */
export function frameOf([first]: ProductPhoto[]) {
  const { width = 4, height = 3 } = first?.sizes.at(-1) ?? {}
  return Math.min(widest, Math.max(tallest, width / height))
}

export function altOf(name: string, index: number, count: number) {
  return count > 1 ? `${isolate(name)}, ${photoOf(index + 1, count)}` : isolate(name)
}
