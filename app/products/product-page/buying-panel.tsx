import * as dates from "#texts/dates"
import * as format from "#texts/format"
import * as texts from "#texts/product-page"
import { reservedUntil } from "#texts/products"
import type { Product } from "../../../contract/products.ts"
import { Bought, Price } from "../../ui/price.tsx"
import { ProductName } from "../../ui/product-name.tsx"
import { WishButton } from "../../wishlist/wish-button.tsx"
import { MakeOffer } from "../../offers/make-offer.tsx"
import { BookOrEdit } from "./book-or-edit.tsx"
import { placeOf } from "./place.ts"
import { Share } from "./share.tsx"
import { Sold } from "./sold.tsx"

export function BuyingPanel({ product }: { product: Product }) {
  return (
    <div className="grid gap-3">
      <h1 className="text-2xl lg:text-3xl">
        <ProductName>{product.productName}</ProductName>
      </h1>
      <Cost product={product} />
      <Actions product={product} />
    </div>
  )
}

function Cost({ product }: { product: Product }) {
  const { sellingPrice, previousPrice, buyingPrice, negotiable } = product
  const place = placeOf(product)
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <div className="flex basis-full flex-wrap items-baseline gap-x-4">
        <Price selling={sellingPrice} className="text-3xl" />
        {negotiable !== undefined && (
          <p className="font-semibold">{negotiable ? texts.negotiable : texts.firm}</p>
        )}
      </div>
      <p className="text-muted">
        {previousPrice !== undefined && (
          <>
            {texts.was} <s>{format.price(previousPrice)}</s>,{" "}
          </>
        )}
        <Bought selling={sellingPrice} bought={buyingPrice} />
      </p>
      {place && (
        <p>
          <span className="sr-only">{texts.place} </span>
          <bdi>{place}</bdi>
        </p>
      )}
    </div>
  )
}

function Actions({ product }: { product: Product }) {
  const isSold = product.saleStatus === "SOLD"
  return (
    <>
      {isSold && <Sold product={product} />}
      {product.reservedUntil && (
        <p>
          <b className="font-semibold">{reservedUntil(dates.dayTime(new Date(product.reservedUntil)))}</b>
          <span className="block text-muted">{texts.whileReserved}</span>
        </p>
      )}
      {product.withdrawn && <p className="font-semibold">{texts.withdrawn}</p>}
      <div className="grid grid-cols-2 gap-2 max-sm:bangla:grid-cols-[auto_1fr] max-sm:bangla:[&>.btn]:px-2 noscript:hidden">
        {!isSold && (
          <div className="col-span-full grid gap-2">
            <BookOrEdit product={product} />
            <MakeOffer product={product} />
          </div>
        )}
        <WishButton product={product} />
        <Share product={product} />
      </div>
      <p className="hidden noscript:block">{texts.scriptNeeded}</p>
    </>
  )
}
