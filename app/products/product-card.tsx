import { Link, useLocation } from "react-router"
import { nameOf } from "#texts/categories"
import * as texts from "#texts/product-cards"
import { productPath } from "../../contract/product-path.ts"
import type { Product } from "../../contract/products.ts"
import { BookNow } from "../bookings/book-now.tsx"
import { MakeOffer } from "../offers/make-offer.tsx"
import { Condition } from "../ui/condition.tsx"
import { Bought, Price } from "../ui/price.tsx"
import { ProductName } from "../ui/product-name.tsx"
import { WishButton } from "../wishlist/wish-button.tsx"
import { AdminActions } from "./admin-actions.tsx"
import { CardDetails } from "./card-details.tsx"
import { CardPhoto } from "./card-photo.tsx"

type Props = { product: Product; isPriority: boolean; isOfCategory?: boolean }

/** Spec §2: the card of a product in a list; on a phone a row that unfolds in place (product-card.css). */
export function ProductCard({ product, isPriority, isOfCategory = false }: Props) {
  const isTargeted = useIsTargeted(product)
  return (
    <article
      id={product._id}
      data-card
      className={`product-card relative rounded-box border border-base-300 bg-base-200 outline-accent target:outline-3 ${isTargeted ? "outline-3" : ""}`}
    >
      <CardPhoto product={product} isPriority={isPriority} />
      <div className="relative pt-2 pr-11 large-text:px-2 max-sm:min-h-12.5 sm:px-4 sm:pt-4">
        {!isOfCategory && <p className="text-muted max-sm:hidden">{nameOf(product.productCategory)}</p>}
        <h2 className="text-[1.0625rem]/5.25 max-sm:not-large-text:line-clamp-2 max-sm:opened:line-clamp-none sm:text-xl/6">
          <Link
            to={productPath(product)}
            className="py-0.5 underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            <ProductName>{product.productName}</ProductName>
          </Link>
        </h2>
      </div>
      <Summary product={product} />
      <CardDetails product={product} isOfCategory={isOfCategory}>
        <WishButton product={product} />
        {product.saleStatus === "SOLD" ? <Sold /> : <BookNow product={product} look="outline" />}
        <MakeOffer product={product} />
        <AdminActions product={product} />
      </CardDetails>
    </article>
  )
}

/** Whether a client-side navigation targets this card: CSS `:target` knows only those of a page load. */
function useIsTargeted({ _id }: Product) {
  const { key, hash } = useLocation()
  return key !== "default" && hash === `#${_id}`
}

function Summary({ product }: { product: Product }) {
  return (
    <dl className="flex flex-wrap items-center gap-x-3 pr-3 large-text:pl-2 pb-1.5 max-sm:leading-5.5 sm:content-start sm:justify-between sm:gap-y-1 sm:px-4 sm:pt-2 sm:pb-0">
      <dt className="sr-only">{texts.facts.price}</dt>
      <dd className="basis-full">
        <Price selling={product.sellingPrice} className="text-xl/6.5 sm:text-2xl" />
      </dd>
      <dt className="sr-only">{texts.facts.bought}</dt>
      <dd className="max-sm:hidden sm:basis-full">
        <Bought selling={product.sellingPrice} bought={product.buyingPrice} />
      </dd>
      <dt className="sr-only">{texts.facts.condition}</dt>
      <dd>
        <Condition grade={product.productCondition} dotsClass="max-sm:hidden" />
      </dd>
      {product.location && (
        <>
          <dt className="sr-only">{texts.facts.location}</dt>
          <dd className="min-w-0 max-sm:not-large-text:flex-1 max-sm:not-large-text:truncate max-sm:opened:whitespace-normal lg:basis-full">
            <bdi>{product.location}</bdi>
          </dd>
        </>
      )}
    </dl>
  )
}

function Sold() {
  return <p className="grid min-h-11 min-w-30 place-items-center font-semibold text-muted">{texts.sold}</p>
}
