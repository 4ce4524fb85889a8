import type { Product } from "../../contract/products.ts"

export const advertisement = "ADVERTISEMENT"
export const soldMark = "SOLD"
export const reservedMark = "RESERVED"
export const reservedUntil = (time: string) => `Reserved for a buyer until ${time}`
export const byCourier = (price: string | undefined) =>
  price ? `By courier for ${price}` : "By courier, free"
export const onlineOnly = "Paid online only"
export const verifiedSeller = "Verified seller"
export const boughtFor = "bought for "
export const conditions: Record<Product["productCondition"], string> = {
  Excellent: "Excellent",
  Good: "Good",
  Fair: "Fair",
}
export const used = { before: "Used ", after: "" }
