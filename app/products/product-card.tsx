import type { ReactNode } from "react"
import { useLocation } from "react-router"
import * as texts from "#texts/products"
import type { Product } from "../../contract/products.ts"
import { isolate } from "../../contract/isolate.ts"
import { Condition } from "../ui/condition.tsx"
import { Photo } from "../ui/photo.tsx"
import { Price } from "../ui/price.tsx"
import { Verified } from "../ui/verified.tsx"
import { AdminActions } from "./admin-actions.tsx"
import { BookNow } from "../bookings/book-now.tsx"
import { TimeUsed } from "./time-used.tsx"
import { WishButton } from "../wishlist/wish-button.tsx"

export function ProductCard({ product, isPriority }: { product: Product; isPriority: boolean }) {
  const isSold = product.saleStatus === "SOLD"
  const isSought = useIsSought(product)
  return (
    <article
      id={product._id}
      className={`row-span-4 grid grid-rows-subgrid gap-y-0 overflow-hidden rounded-box border border-base-300 bg-base-200 outline-accent target:outline-3 ${isSought ? "outline-3" : ""}`}
    >
      <Picture product={product} isSold={isSold} isPriority={isPriority} />
      <div className="px-4 pt-4">
        <p className="text-muted">{product.productCategory}</p>
        <h2 className="text-xl">
          <bdi>{product.productName}</bdi>
        </h2>
      </div>
      <div className="grid content-start gap-2 px-4 pt-2 pb-3">
        <Price selling={product.sellingPrice} bought={product.buyingPrice} />
        <Facts product={product} />
        <Description text={product.productDescription} />
      </div>
      <div className="flex flex-wrap gap-2 p-4 pt-0 *:grow">
        <WishButton product={product} />
        {isSold ? <Sold /> : <BookNow product={product} />}
      </div>
    </article>
  )
}

/** Whether a client-side navigation targets this card: CSS `:target` knows only those of a page load. */
function useIsSought({ _id }: Product) {
  const { key, hash } = useLocation()
  return key !== "default" && hash === `#${_id}`
}

function Picture({
  product,
  isSold,
  isPriority,
}: {
  product: Product
  isSold: boolean
  isPriority: boolean
}) {
  return (
    <div className="relative m-2 mb-0 overflow-hidden rounded-sm bg-base-300">
      <Photo
        src={product.productPhoto}
        photoSizes={product.productPhotoSizes}
        alt={isolate(product.productName)}
        shownAt="(min-width: 64rem) 21.25rem, (min-width: 40rem) calc(50vw - 2.75rem), calc(100vw - 3rem)"
        isPriority={isPriority}
        className={isSold ? "opacity-45 grayscale" : ""}
      />
      {isSold && (
        <strong className="absolute top-1/2 left-1/2 -translate-1/2 -rotate-12 rounded-sm border-4 border-primary bg-base-100 px-5 py-1 font-display text-4xl tracking-widest text-primary">
          {texts.soldMark}
        </strong>
      )}
      <AdminActions product={product} />
    </div>
  )
}

function Sold() {
  return <p className="grid min-h-11 min-w-30 place-items-center font-semibold text-muted">{texts.sold}</p>
}

function Facts({ product }: { product: Product }) {
  return (
    <dl className="@container grid gap-1">
      <Line>
        <Fact name={texts.facts.condition}>
          <Condition grade={product.productCondition} />
        </Fact>
        {product.timeUsed && (
          <Fact name={texts.facts.timeUsed}>
            <TimeUsed time={product.timeUsed} />
          </Fact>
        )}
      </Line>
      <Line>
        <Fact name={texts.facts.seller}>
          <bdi>{product.sellerName}</bdi> {product.sellerVerified && <Verified />}
        </Fact>
        {product.phoneNumber && (
          <Fact name={texts.facts.phone}>
            <Phone number={product.phoneNumber} />
          </Fact>
        )}
      </Line>
      <div className="relative grid gap-x-4 gap-y-1 @xs:grid-cols-[1fr_auto]">
        {product.location && (
          <Fact name={texts.facts.location}>
            <bdi>{product.location}</bdi>
          </Fact>
        )}
        <Fact name={texts.facts.posted}>{product.postingDate}</Fact>
      </div>
    </dl>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <div className="relative flex flex-wrap justify-between gap-x-4 gap-y-1">{children}</div>
}

/** The name is for screen readers only. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="sr-only">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}

function Phone({ number }: { number: string }) {
  return (
    <a
      href={`tel:${number}`}
      className="-my-2.5 inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {number}
    </a>
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
