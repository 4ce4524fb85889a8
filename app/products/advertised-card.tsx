import { Link, useViewTransitionState } from "react-router"
import { nameOf } from "#texts/categories"
import * as texts from "#texts/products"
import type { Product } from "../../contract/products.ts"
import { productPath } from "../../contract/product-path.ts"
import { Condition } from "../ui/condition.tsx"
import { Photo } from "../ui/photo.tsx"
import { Price } from "../ui/price.tsx"
import { ProductName } from "../ui/product-name.tsx"
import { Verified } from "../ui/verified.tsx"
import { TimeUsed } from "./time-used.tsx"

export function AdvertisedCard({ product }: { product: Product }) {
  const isOnItsWay = useViewTransitionState(productPath(product))
  return (
    <article className="relative row-span-3 grid grid-rows-subgrid rounded-box border border-base-300 bg-base-200 hover:border-accent">
      <div className="relative m-2 mb-0">
        <Photo
          src={product.productPhoto}
          photoSizes={product.productPhotoSizes}
          alt=""
          shownAt="(min-width: 25.5rem) 18.875rem, calc(86vw - 2.75rem)"
          className={`rounded-sm ${isOnItsWay ? "moving-photo" : ""}`}
        />
        <span className="absolute bottom-0 left-2 translate-y-1/2 plate px-1.5 text-[0.875rem]/5 font-semibold">
          {texts.advertisement}
        </span>
      </div>
      <div className="px-4 pt-5">
        <p className="text-muted">{nameOf(product.productCategory)}</p>
        <h3 className="line-clamp-2 text-xl">
          <Link
            to={productPath(product)}
            prefetch="intent"
            viewTransition
            className="py-0.5 underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            <ProductName>{product.productName}</ProductName>
          </Link>
        </h3>
      </div>
      <div className="grid content-start gap-2 px-4 pt-2 pb-4">
        <Price selling={product.sellingPrice} bought={product.buyingPrice} />
        <p className="flex flex-wrap items-center justify-between gap-x-3">
          <Condition grade={product.productCondition} />
          <span>
            <TimeUsed time={product.timeUsed} />
          </span>
        </p>
        <p className="flex items-center gap-1">
          <bdi>{product.sellerName}</bdi>
          {product.sellerVerified && <Verified />}
        </p>
      </div>
    </article>
  )
}
