import type { ReactNode } from "react"
import { nameOf } from "#texts/categories"
import * as dates from "#texts/dates"
import * as format from "#texts/format"
import * as texts from "#texts/product-cards"
import * as marks from "#texts/products"
import { isolate } from "../../contract/isolate.ts"
import type { Product } from "../../contract/products.ts"
import { FormattedDate } from "../ui/date-time.tsx"
import { Rating } from "../ui/rating.tsx"
import { Bought } from "../ui/price.tsx"
import { Verified } from "../ui/verified.tsx"
import { hasPhoneNumber, PhoneNumber } from "./phone-number.tsx"
import { TimeUsed } from "./time-used.tsx"
import { useRestoredOpen } from "./use-restored-open.ts"

type Props = { product: Product; isOfCategory: boolean; children: ReactNode }

/** The other facts and buttons of a card: on a phone collapsed, from 640 px always visible (product-card.css). */
export function CardDetails({ product, isOfCategory, children }: Props) {
  const restoredOpen = useRestoredOpen(product._id)
  return (
    <details {...restoredOpen}>
      <summary
        className="btn absolute top-1 right-0 btn-square btn-ghost large-text:static large-text:w-full"
        aria-label={`${texts.details}: ${isolate(product.productName)}`}
      >
        <svg viewBox="0 0 24 24" className="size-6 opened:rotate-180" aria-hidden="true">
          <path d="M5 9l7 7 7-7" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </summary>
      <div className="grid content-start gap-2 px-3 pt-1 pb-3 sm:px-4 sm:pt-2">
        <Facts product={product} isOfCategory={isOfCategory} />
        <Description text={product.productDescription} />
      </div>
      <div className="flex flex-wrap gap-2 px-3 pb-3 *:grow sm:px-4 sm:pb-4 noscript:hidden">{children}</div>
    </details>
  )
}

function Facts({ product, isOfCategory }: Omit<Props, "children">) {
  return (
    <dl className="relative card-facts">
      {product.timeUsed && (
        <Fact name={texts.facts.timeUsed}>
          <TimeUsed time={product.timeUsed} />
        </Fact>
      )}
      <Fact name={texts.facts.bought} className="sm:hidden">
        <Bought selling={product.sellingPrice} bought={product.buyingPrice} />
      </Fact>
      {hasPhoneNumber(product) && (
        <Fact name={texts.facts.phone}>
          <PhoneNumber product={product} />
        </Fact>
      )}
      <Fact name={texts.facts.posted}>
        <FormattedDate moment={product.createdAt} />
      </Fact>
      <Fact name={texts.facts.seller}>
        <bdi>{product.sellerName}</bdi> {product.sellerVerified && <Verified />}{" "}
        {product.sellerRating && <Rating rating={product.sellerRating} />}
      </Fact>
      <Ways product={product} />
      <Fact name={texts.facts.category} className={isOfCategory ? "sm:sr-only" : "sm:hidden"}>
        {nameOf(product.productCategory)}
      </Fact>
    </dl>
  )
}

function Ways({ product: { reservedUntil, courierFee, acceptsCash } }: { product: Product }) {
  const ways = [
    reservedUntil && marks.reservedUntil(dates.dayTime(new Date(reservedUntil))),
    courierFee !== undefined && marks.byCourier(courierFee > 0 ? format.price(courierFee) : undefined),
    acceptsCash === false && marks.onlineOnly,
  ].filter(Boolean)
  return (
    ways.length > 0 && (
      <Fact name={texts.facts.delivery} className="order-1 col-span-full">
        {ways.join(" · ")}
      </Fact>
    )
  )
}

type FactProps = { name: string; className?: string; children: ReactNode }

/** The value needs no visible name; screen readers get one. */
function Fact({ name, className = "", children }: FactProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="sr-only">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const short = 150

function Description({ text }: { text: string }) {
  if (text.length <= short)
    return (
      <p dir="auto" className="whitespace-pre-line">
        {text}
      </p>
    )
  return (
    <details className="group">
      <summary className="cursor-pointer list-none">
        <span dir="auto" className="line-clamp-3 whitespace-pre-line group-open:line-clamp-none">
          {text}
        </span>
        <span className="font-semibold underline underline-offset-4 group-open:hidden">{texts.readMore}</span>
      </summary>
    </details>
  )
}
