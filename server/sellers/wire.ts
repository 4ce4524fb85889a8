import type { SellerProfile } from "../../contract/sellers.ts"
import type { SellerRow } from "./sellers.ts"

export function toSellerProfile({ id, name, status, createdAt, forSale, sold }: SellerRow): SellerProfile {
  return {
    _id: id,
    name,
    ...(status && { status }),
    memberSince: createdAt.toISOString(),
    forSale: Number(forSale),
    sold: Number(sold),
  }
}
