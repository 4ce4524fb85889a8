// Free of zod, for the page of a product.

/** The longest side of the JPEG that is shown where the address of a product is sent, in pixels. */
export const sharedPhotoSide = 1080

/** The photo of a product as a JPEG, for programs that show where an address leads (server/products/public-routes.ts). */
export function sharedPhotoPath(id: string) {
  return `/photos/products/${id}.jpg`
}
