import * as dates from "#texts/dates"
import * as texts from "#texts/product-page"
import * as facts from "#texts/seller-facts"
import { Link } from "react-router"
import { productPath } from "../../../contract/product-path.ts"
import type { Product } from "../../../contract/products.ts"
import type { SellerProfile } from "../../../contract/sellers.ts"
import { useUser } from "../../identity/access-token.ts"
import { MessageSeller, MessagesOf } from "../../messages/message-links.tsx"
import { Avatar } from "../../ui/avatar.tsx"
import { Rating } from "../../ui/rating.tsx"
import { Verified } from "../../ui/verified.tsx"
import { hasPhoneNumber, PhoneNumber } from "../phone-number.tsx"

export function SellerPanel({ product, seller }: { product: Product; seller: SellerProfile | undefined }) {
  const known = seller ?? { name: product.sellerName, photo: "", photoSizes: [] }
  return (
    <section className="corners grid gap-3 bg-base-200 p-5">
      <h2 className="sr-only">{texts.seller}</h2>
      <div className="flex items-center gap-4">
        <Avatar {...known} className="size-14 text-xl" />
        <div className="grid">
          <p className="text-lg font-semibold">
            <bdi>{product.sellerName}</bdi> {product.sellerVerified && <Verified />}{" "}
            {product.sellerRating && <Rating rating={product.sellerRating} />}
          </p>
          {seller && (
            <p className="text-muted">{facts.memberSince(dates.day(new Date(seller.memberSince)))}</p>
          )}
        </div>
      </div>
      {product.sellerVerified && <p>{facts.verifiedMeans}</p>}
      {hasPhoneNumber(product) && (
        <p>
          <span className="text-muted">{texts.phone} </span>
          <PhoneNumber product={product} />
        </p>
      )}
      {seller && (
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <span>{texts.counts(seller.forSale, seller.sold)}</span>
          <Link
            to={`/sellers/${seller._id}`}
            prefetch="intent"
            viewTransition
            className="link inline-flex min-h-11 items-center"
          >
            {texts.seeSeller}
          </Link>
        </p>
      )}
      {seller && <ForBuyers product={product} />}
      <Link
        to={`/?report=${productPath(product)}#get-in-touch`}
        state={product.productName}
        rel="nofollow"
        className="link inline-flex min-h-11 items-center justify-self-start text-muted"
      >
        {texts.report}
      </Link>
    </section>
  )
}

/** Only the browser knows the product's own seller, who gets a link to the conversations instead. */
function ForBuyers({ product }: { product: Product }) {
  const user = useUser()
  const isOwn = user?.sub === product.sellerId
  return (
    <span className="grid noscript:hidden">
      {isOwn ? <MessagesOf product={product} /> : <MessageSeller product={product} />}
    </span>
  )
}
