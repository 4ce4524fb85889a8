import type { SellerProfile } from "../../contract/sellers.ts"
import { ratingOf } from "../../contract/reviews.ts"
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
  reviewCount,
  starsTotal,
}: SellerRow): SellerProfile {
  const rating = ratingOf(reviewCount, starsTotal)
  return {
    _id: id,
    name,
    ...(status && { status }),
    photo: photoUrl(sizes),
    photoSizes: sizes ?? [],
    memberSince: createdAt.toISOString(),
    forSale: Number(forSale),
    sold: Number(sold),
    reviews: reviewCount,
    ...(rating && { rating }),
  }
}
