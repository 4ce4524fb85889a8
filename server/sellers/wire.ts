import type { SellerProfile } from "../../contract/sellers.ts"
import { photoUrl } from "../images/photo-url.ts"
import type { SellerRow } from "./sellers.ts"

export function toSellerProfile({
  id,
  name,
  status,
  sizes,
  createdAt,
  forSale,
  sold,
}: SellerRow): SellerProfile {
  return {
    _id: id,
    name,
    ...(status && { status }),
    photo: photoUrl(sizes),
    photoSizes: sizes ?? [],
    memberSince: createdAt.toISOString(),
    forSale: Number(forSale),
    sold: Number(sold),
  }
}
