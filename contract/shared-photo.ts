// The page of a product uses these values, so this file must not import zod.

/** Longest side of the JPEG in link previews, in pixels. */
export const sharedPhotoSide = 1080

/** Path of a product's photo as a JPEG, for link previews (server/products/public-routes.ts). */
export function sharedPhotoPath(id: string) {
  return `/photos/products/${id}.jpg`
}
