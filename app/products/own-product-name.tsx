import { useState } from "react"
import * as texts from "#texts/my-products"
import type { OwnProduct } from "../../contract/own-products.ts"
import { productPath } from "../../contract/product-path.ts"
import { NameLink, RowName } from "../ui/name-link.tsx"
import { ProductBookings } from "./product-bookings.tsx"

export function OwnProductName({ product }: { product: OwnProduct }) {
  const { productName, state, bookings } = product
  const [isOpen, setOpen] = useState(false)
  const name = <RowName>{productName}</RowName>
  return (
    <span className="grid min-w-0 gap-0.5">
      <b dir="auto" className="min-w-0">
        {state === "withdrawn" ? name : <NameLink to={productPath(product)}>{name}</NameLink>}
      </b>
      <span className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted ">
        {bookings > 0 && (
          <button
            type="button"
            aria-label={texts.bookingsOf(bookings, productName)}
            className="-my-2.5 inline-flex min-h-11 cursor-pointer items-center font-semibold text-base-content underline underline-offset-4"
            onClick={() => setOpen(true)}
          >
            {texts.bookings(bookings)}
          </button>
        )}
        {texts.interest(product)}
      </span>
      {isOpen && <ProductBookings product={product} onClose={() => setOpen(false)} />}
    </span>
  )
}
