import { Link } from "react-router"
import * as texts from "#texts/product-page"
import { isolate } from "../../../contract/isolate.ts"
import type { Product } from "../../../contract/products.ts"
import { useUser } from "../../identity/access-token.ts"
import { BookNow } from "../../bookings/book-now.tsx"

/** The primary action: to book, or for the product's own seller, known in the browser only, to edit. */
export function BookOrEdit({ product }: { product: Product }) {
  const user = useUser()
  if (user?.sub === product.sellerId) return <Edit product={product} />
  return product.withdrawn ? null : <BookNow product={product} />
}

function Edit({ product: { _id, productName } }: { product: Product }) {
  return (
    <Link
      to={`/dashboard/products/${_id}`}
      aria-label={`${texts.edit}: ${isolate(productName)}`}
      className="btn btn-primary"
    >
      {texts.edit}
    </Link>
  )
}
