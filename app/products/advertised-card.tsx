import { Link } from "react-router"
import type { Product } from "../../contract/products.ts"
import { category } from "../data/screens.ts"
import { ahead } from "../ui/ahead.ts"
import { Condition } from "../ui/condition.tsx"
import { Photo } from "../ui/photo.tsx"
import { Price } from "../ui/price.tsx"
import { Verified } from "../ui/verified.tsx"
import { used } from "./used.ts"

/** A promoted product on the home page; it leads to the product in its category. */
export function AdvertisedCard({ product }: { product: Product }) {
  return (
    <article className="relative grid grid-rows-[auto_1fr_auto] overflow-hidden sm:lone:grid-cols-2 sm:lone:grid-rows-[1fr_auto] lg:lone:grid-cols-[1fr_2fr] rounded-box border border-base-300 bg-base-200 hover:border-accent">
      <div className="m-2 mb-0 overflow-hidden rounded-sm sm:lone:row-span-2 sm:lone:mb-2">
        <Photo
          src={product.productPhoto}
          photoSizes={product.productPhotoSizes}
          alt=""
          shownAt="(min-width: 64rem) 21.25rem, (min-width: 40rem) calc(50vw - 2.75rem), calc(80vw - 2.5rem)"
        />
      </div>
      <span className="absolute top-4 left-4 plate px-2 py-0.5 text-sm font-bold tracking-widest">
        ADVERTISEMENT
      </span>
      <div className="grid content-start gap-2 p-4 pb-2">
        <p className="text-muted">{product.productCategory}</p>
        <h3 className="line-clamp-2 text-xl">
          <Link
            to={`/categories/${product.categoryId}#${product._id}`}
            {...ahead(category(product.categoryId))}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {product.productName}
          </Link>
        </h3>
        <Price selling={product.sellingPrice} bought={product.buyingPrice} />
        <p className="flex flex-wrap items-center gap-x-4">
          <Condition grade={product.productCondition} />
          <span>{used(product.timeUsed)}</span>
        </p>
      </div>
      <p className="flex items-center gap-1 px-4 pb-4 font-semibold">
        {product.sellerName}
        {product.sellerVerified && <Verified />}
      </p>
    </article>
  )
}
