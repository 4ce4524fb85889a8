import type { Product } from "../../contract/products.ts"

export const advertisement = "ADVERTISEMENT"
export const soldMark = "SOLD"
export const verifiedSeller = "Verified seller"
export const boughtFor = "bought for "
export const conditions: Record<Product["productCondition"], string> = {
  Excellent: "Excellent",
  Good: "Good",
  Fair: "Fair",
}
export const used = { before: "Used ", after: "" }
