import * as dates from "#texts/dates"
import * as texts from "#texts/waiting"
import { useInfiniteQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import type { Deal } from "../../contract/deals.ts"
import type { OwnProduct } from "../../contract/own-products.ts"
import type { Waiting } from "../../contract/waiting.ts"
import { productPath } from "../../contract/product-path.ts"
import { myProducts } from "../data/products.ts"
import { salesToAnswer } from "../data/sales.ts"
import { dueOf } from "../deals/due-of.ts"
import { useSuspension } from "../suspensions/suspended.tsx"
import { Failed } from "../ui/failed.tsx"
import { useFailure } from "../ui/use-failure.ts"
import { ProductRow } from "./product-row.tsx"
import { NothingWaits, rowsShown, Section } from "./section.tsx"

export function bookedProducts(email: string) {
  return myProducts(email, { state: "available", sort: "-bookings" })
}

type Props = { email: string; counts: Waiting }

/** The section with deadlines comes first. */
export function WaitingOfSeller({ email, counts }: Props) {
  const answers = useInfiniteQuery(salesToAnswer)
  const failure = useFailure(answers)
  const sales = counts.salesToAnswer > 0 ? (answers.data ?? []) : []
  const hasFailed = counts.salesToAnswer > 0 && failure !== null
  const isAlone = sales.length === 0 && !hasFailed
  return (
    <>
      {sales.length > 0 && <ToAnswer count={counts.salesToAnswer} sales={sales} />}
      {hasFailed && <Failed what={texts.yourSales} {...failure} />}
      {(isAlone || counts.bookingsToAnswer > 0) && (
        <Booked email={email} counts={counts} isSecond={!isAlone} />
      )}
    </>
  )
}

function ToAnswer({ count, sales }: { count: number; sales: Deal[] }) {
  return (
    <Section
      title={texts.salesToAnswer(count)}
      next={{ to: "/dashboard/sales", label: texts.seeSales, isFirst: true }}
    >
      {sales.slice(0, rowsShown).map((deal) => (
        <SaleRow key={deal._id} deal={deal} />
      ))}
    </Section>
  )
}

function SaleRow({ deal }: { deal: Deal }) {
  const { product, amountDue } = deal
  const until = dueOf(deal)
  const note = (
    <>
      {whyOf(deal)}
      {until && <span className="block">{texts.until(dates.dayTime(new Date(until)))}</span>}
    </>
  )
  const { name: productName, photo: productPhoto, photoSizes: productPhotoSizes } = product
  return (
    <ProductRow
      product={{ productName, productPhoto, productPhotoSizes, sellingPrice: amountDue }}
      note={note}
    />
  )
}

function whyOf({ state, delivery, buyer: { name } }: Deal) {
  if (state === "disputed") return texts.opensDispute(name)
  if (state === "requested") return texts.asksForCash(name)
  return delivery === "courier" ? texts.paidForParcel(name) : texts.proposesMeeting(name)
}

function Booked({ email, counts, isSecond }: Props & { isSecond: boolean }) {
  const list = useInfiniteQuery(bookedProducts(email))
  const { suspension } = useSuspension()
  const failure = useFailure(list)
  if (failure) return <Failed what={texts.yourProducts} {...failure} />
  const products = list.data ?? []
  const [product] = products
  const { bookingsToAnswer } = counts
  // while a seller is suspended, products are hidden and none can be added
  if (bookingsToAnswer === 0 && suspension) return null
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
  if (booked.length === 0) return null
  return (
    <Section
      title={texts.openBookings(bookingsToAnswer)}
      next={{ to: "/dashboard/myproducts", label: texts.seeBuyers, isFirst: !isSecond }}
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
        <Link
          to={productPath(product)}
          className="btn btn-primary h-auto min-h-11 py-1 max-sm:justify-self-start"
        >
          {texts.seeAsBuyers}
        </Link>
      </ProductRow>
    </Section>
  )
}
