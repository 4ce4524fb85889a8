import { Link } from "react-router"
import * as texts from "#texts/product-page"
import { isolate } from "../../../contract/isolate.ts"
import type { Product } from "../../../contract/products.ts"
import { useUser } from "../../access-token.ts"
import { BookNow } from "../../bookings/book-now.tsx"

/** The next step. Its own seller, who is known in the browser only, edits it: a link of the same size as the button. */
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
