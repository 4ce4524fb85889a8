import * as texts from "#texts/product-page"
import type { ReactNode } from "react"
import type { Product } from "../../../contract/products.ts"
import { BookNow } from "../../bookings/book-now.tsx"
import { Condition } from "../../ui/condition.tsx"
import { FormattedDate } from "../../ui/date-time.tsx"
import { Price } from "../../ui/price.tsx"
import { Share } from "./share.tsx"
import { WishButton } from "../../wishlist/wish-button.tsx"

/** What it is and costs, what can be done, then everything that is known of it. */
export function Details({ product }: { product: Product }) {
  const isSold = product.saleStatus === "SOLD"
  return (
    <>
      <div className="grid gap-4">
        <h1 className="text-2xl lg:text-3xl">
          <bdi>{product.productName}</bdi>
        </h1>
        <Price selling={product.sellingPrice} bought={product.buyingPrice} />
        {isSold && <p className="text-lead font-semibold">{texts.soldAlready}</p>}
        <div className="flex flex-wrap gap-2 *:grow">
          {!isSold && <BookNow product={product} />}
          <WishButton product={product} />
          <Share product={product} />
        </div>
      </div>
      <Facts product={product} />
      <section className="grid gap-2">
        <h2 className="text-xl">{texts.about}</h2>
        <p dir="auto" className="max-w-[38em] whitespace-pre-line">
          {product.productDescription}
        </p>
      </section>
    </>
  )
}

function Facts({ product }: { product: Product }) {
  const { productCondition, timeUsed, location, createdAt } = product
  return (
    <section>
      <h2 className="sr-only">{texts.facts}</h2>
      <dl className="grid grid-cols-[auto_1fr] border-t border-base-300">
        <Fact name={texts.fact.condition}>
          <Condition grade={productCondition} />
          <span className="block text-muted">{texts.conditionMeanings[productCondition]}</span>
        </Fact>
        <Fact name={texts.fact.timeUsed}>{timeUsed && <bdi>{timeUsed}</bdi>}</Fact>
        <Fact name={texts.fact.location}>{location && <bdi>{location}</bdi>}</Fact>
        <Fact name={texts.fact.posted}>
          <FormattedDate moment={createdAt} />
        </Fact>
      </dl>
    </section>
  )
}

/** Nothing where nothing is known. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="col-span-full grid grid-cols-subgrid gap-x-6 border-b border-base-300 py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
