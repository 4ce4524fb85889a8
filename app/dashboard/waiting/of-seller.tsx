import * as texts from "#texts/waiting"
import { useInfiniteQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import type { OwnProduct } from "../../../contract/own-products.ts"
import type { Waiting } from "../../../contract/waiting.ts"
import { productPath } from "../../../contract/product-path.ts"
import { myProducts } from "../../data/products.ts"
import { Failed } from "../../ui/failed.tsx"
import { useFailure } from "../../ui/use-failure.ts"
import { ProductRow } from "./product-row.tsx"
import { NothingWaits, rowsShown, Section } from "./section.tsx"

export function bookedProducts(email: string) {
  return myProducts(email, { state: "available", sort: "-bookings" })
}

export function WaitingOfSeller({ email, counts }: { email: string; counts: Waiting }) {
  const list = useInfiniteQuery(bookedProducts(email))
  const failure = useFailure(list)
  if (failure) return <Failed what={texts.yourProducts} {...failure} />
  const products = list.data ?? []
  const [product] = products
  const { bookingsToAnswer } = counts
  if (bookingsToAnswer === 0 && products.length === 1 && product) return <ForSale product={product} />
  if (bookingsToAnswer === 0)
    return (
      <NothingWaits
        counts={counts}
        hint={texts.whatSellersDo}
        next={{ to: "/dashboard/addproducts", label: texts.addProduct, isFirst: true }}
      />
    )
  const booked = products.filter(({ bookings }) => bookings > 0)
  return (
    <Section
      title={texts.toAnswer(bookingsToAnswer)}
      next={{ to: "/dashboard/myproducts", label: texts.seeBuyers, isFirst: true }}
    >
      {booked.slice(0, rowsShown).map((product) => (
        <ProductRow key={product._id} product={product} note={texts.bookedBy(product.bookings)} />
      ))}
    </Section>
  )
}

function ForSale({ product }: { product: OwnProduct }) {
  return (
    <Section title={texts.forSale}>
      <ProductRow product={product} note={texts.afterListing}>
        <Link to={productPath(product)} className="btn btn-primary max-sm:justify-self-start">
          {texts.seeAsBuyers}
        </Link>
      </ProductRow>
    </Section>
  )
}
