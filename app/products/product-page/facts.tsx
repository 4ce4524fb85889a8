import * as dates from "#texts/dates"
import * as format from "#texts/format"
import * as texts from "#texts/product-page"
import * as marks from "#texts/products"
import type { ReactNode } from "react"
import type { Product } from "../../../contract/products.ts"
import { Condition } from "../../ui/condition.tsx"
import { FormattedDate } from "../../ui/date-time.tsx"

export function Facts({ product }: { product: Product }) {
  const { productCondition, brand, model, year, timeUsed, included, faults, createdAt } = product
  return (
    <section>
      <h2 className="sr-only">{texts.facts}</h2>
      <dl className="grid grid-cols-[auto_1fr] border-t border-base-300">
        <Fact name={texts.fact.condition}>
          <Condition grade={productCondition} />
          <span className="block text-muted">{texts.conditionMeanings[productCondition]}</span>
        </Fact>
        <Fact name={texts.fact.faults}>{faults && <Lines text={faults} />}</Fact>
        <Fact name={texts.fact.timeUsed}>{timeUsed && <bdi>{format.timeUsed(timeUsed)}</bdi>}</Fact>
        <Fact name={texts.fact.brand}>{brand && <bdi>{brand}</bdi>}</Fact>
        <Fact name={texts.fact.model}>{model && <bdi>{model}</bdi>}</Fact>
        <Fact name={texts.fact.year}>{year && dates.year(year)}</Fact>
        <Fact name={texts.fact.included}>{included?.map((each) => texts.inclusions[each]).join(", ")}</Fact>
        {product.saleStatus === "AVAILABLE" && <Ways product={product} />}
        <Fact name={texts.fact.posted}>
          <FormattedDate moment={createdAt} />
        </Fact>
      </dl>
    </section>
  )
}

function Ways({ product: { courierFee, acceptsCash } }: { product: Product }) {
  return (
    <>
      <Fact name={texts.fact.delivery}>
        {courierFee === undefined
          ? texts.inPerson
          : texts.inPersonOrBy(marks.byCourier(courierFee > 0 ? format.price(courierFee) : undefined))}
      </Fact>
      <Fact name={texts.fact.payment}>{acceptsCash === false ? marks.onlineOnly : texts.cashToo}</Fact>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="col-span-full grid large-text:block grid-cols-subgrid gap-x-6 border-b border-base-300 py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

function Lines({ text }: { text: string }) {
  return (
    <span dir="auto" className="block whitespace-pre-line">
      {text}
    </span>
  )
}
