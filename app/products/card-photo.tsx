import { lazy, Suspense } from "react"
import { Link } from "react-router"
import { productPath } from "../../contract/product-path.ts"
import type { Product } from "../../contract/products.ts"
import { useUser } from "../identity/access-token.ts"
import { loadChunk } from "../document/load-chunk.ts"
import { Photo } from "../ui/photo.tsx"
import { ReservedMark } from "./reserved-mark.tsx"
import { SoldStamp } from "./sold-stamp.tsx"

const OwnMark = lazy(async () => {
  const { OwnMark: mark } = await loadChunk(() => import("./own-mark.tsx"))
  return { default: mark }
})

/** Links to the product; not a tab stop, because the name is the same link. */
export function CardPhoto({ product, isPriority }: { product: Product; isPriority: boolean }) {
  const user = useUser()
  const isSold = product.saleStatus === "SOLD"
  return (
    <div className="relative m-2 overflow-hidden rounded-sm bg-base-300 max-sm:min-h-22 max-sm:not-large-text:w-24 sm:mb-0">
      <Link to={productPath(product)} tabIndex={-1} aria-hidden="true" className="block h-full">
        <Photo
          src={product.productPhoto}
          photoSizes={product.productPhotoSizes}
          alt=""
          shownAt="(min-width: 80rem) 18rem, (min-width: 40rem) calc(50vw - 2.75rem), 6rem"
          isPriority={isPriority}
          className={`max-sm:absolute max-sm:inset-0 max-sm:h-full ${isSold ? "opacity-45 grayscale" : ""}`}
        />
      </Link>
      {isSold && <SoldStamp className="border-2 px-2 sm:border-4 sm:px-5 sm:py-1 sm:text-4xl" />}
      {product.reserved && <ReservedMark />}
      {user?.role === "Buyer" && (
        <Suspense>
          <OwnMark productId={product._id} email={user.email} />
        </Suspense>
      )}
    </div>
  )
}
