import * as format from "#texts/format"
import { soldMark } from "#texts/products"
import { Link } from "react-router"
import type { Product } from "../../contract/products.ts"
import { productPath } from "../../contract/product-path.ts"
import { productScreen } from "../data/product-screen.ts"
import { Badge } from "../ui/badge.tsx"
import { Condition } from "../ui/condition.tsx"
import { Photo } from "../ui/photo.tsx"
import { ProductName } from "../ui/product-name.tsx"
import { prefetchOnIntent } from "../ui/prefetch-on-intent.ts"

export function ProductTiles({ products }: { products: Product[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-4 lg:gap-4">
      {products.map((product) => (
        <li key={product._id} className="grid grid-cols-1">
          <Tile product={product} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ product }: { product: Product }) {
  return (
    <Link
      to={productPath(product)}
      {...prefetchOnIntent(productScreen(product._id))}
      viewTransition
      className="group grid grid-cols-[min(6rem,31%)_minmax(0,1fr)] content-start gap-x-3 rounded-box border border-base-300 bg-base-200 p-2 hover:border-accent sm:grid-cols-1"
    >
      <Photo
        src={product.productPhoto}
        photoSizes={product.productPhotoSizes}
        alt=""
        shownAt="(min-width: 64rem) 16rem, (min-width: 40rem) 25vw, 6rem"
        className="rounded-sm"
      />
      <span className="grid grid-cols-1 content-start gap-0.5 sm:px-1 sm:pt-2">
        <span className="line-clamp-2 leading-snug font-semibold wrap-anywhere underline-offset-4 group-hover:underline">
          <ProductName>{product.productName}</ProductName>
        </span>
        <strong className="font-display text-lg leading-tight font-extrabold tabular-nums">
          {format.price(product.sellingPrice)}
        </strong>
        {product.saleStatus === "SOLD" && <Badge tone="sold">{soldMark}</Badge>}
        <span className="flex items-center gap-x-3 text-sm large-text:flex-wrap sm:flex-wrap sm:justify-between">
          <Condition grade={product.productCondition} dotsClass="max-sm:hidden" />
          <bdi className="line-clamp-1 min-w-0 text-muted">{product.location}</bdi>
        </span>
      </span>
    </Link>
  )
}
