import * as dates from "#texts/dates"
import * as texts from "#texts/seller-facts"
import type { SellerProfile } from "../../contract/sellers.ts"
import { Avatar } from "../ui/avatar.tsx"
import { Rating } from "../ui/rating.tsx"
import { Verified } from "../ui/verified.tsx"

export function SellerHeader({ seller }: { seller: SellerProfile }) {
  return (
    <header className="flex items-center gap-4 large-text:flex-wrap sm:gap-6">
      <Avatar {...seller} className="size-16 text-2xl sm:size-20" />
      <div className="grid min-w-0 gap-1">
        <h1 className="text-heading">
          <bdi>{seller.name}</bdi>
        </h1>
        <p className="text-muted">{texts.memberSince(dates.day(new Date(seller.memberSince)))}</p>
        {seller.rating && (
          <p>
            <Rating rating={seller.rating} />
          </p>
        )}
        {seller.status && (
          <p className="flex items-center gap-2">
            <Verified />
            {texts.verifiedMeans}
          </p>
        )}
      </div>
    </header>
  )
}
