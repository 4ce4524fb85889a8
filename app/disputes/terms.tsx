import { inclusions } from "#texts/add-product"
import * as dates from "#texts/dates"
import * as texts from "#texts/disputes"
import * as format from "#texts/format"
import { conditions } from "#texts/products"
import { type ReactNode, useState } from "react"
import type { DealTerms } from "../../contract/disputes.ts"
import type { ProductPhoto } from "../../contract/products.ts"
import { Dialog } from "../ui/dialog.tsx"
import { Photo } from "../ui/photo.tsx"
import { ProductName } from "../ui/product-name.tsx"

export function Terms({ terms }: { terms: DealTerms }) {
  const { productName, productCondition, productDescription, timeUsed, brand, model, year } = terms
  const { included, faults, location, delivery, sellingPrice, deliveryFee, photos } = terms
  return (
    <details className="rounded-box bg-base-200 px-4 py-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{texts.terms}</summary>
      <div className="grid gap-3 pb-2">
        <p className="text-sm text-muted">{texts.termsOf}</p>
        <p className="wrap-anywhere">
          <b>
            <ProductName>{productName}</ProductName>
          </b>
        </p>
        <Photos photos={photos} />
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <Fact name={texts.price}>{format.price(sellingPrice)}</Fact>
          <Fact name={texts.delivery}>
            {texts.deliveries[delivery]}
            {deliveryFee > 0 && `, ${format.price(deliveryFee)}`}
          </Fact>
          <Fact name={texts.condition}>{conditions[productCondition]}</Fact>
          <Fact name={texts.faults}>{faults}</Fact>
          <Fact name={texts.timeUsed}>{timeUsed}</Fact>
          <Fact name={texts.brand}>{brand}</Fact>
          <Fact name={texts.model}>{model}</Fact>
          <Fact name={texts.year}>{year && dates.year(year)}</Fact>
          <Fact name={texts.included}>{included?.map((each) => inclusions[each]).join(", ")}</Fact>
          <Fact name={texts.place}>{location}</Fact>
        </dl>
        <p dir="auto" className="max-w-[30em] wrap-anywhere whitespace-pre-line">
          {productDescription}
        </p>
      </div>
    </details>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="mb-2 wrap-anywhere whitespace-pre-line sm:mb-0">
        <bdi>{children}</bdi>
      </dd>
    </>
  )
}

function Photos({ photos }: { photos: ProductPhoto[] }) {
  const [enlarged, setEnlarged] = useState<number>()
  const large = enlarged === undefined ? undefined : photos[enlarged]
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {photos.map(({ url, sizes }, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={texts.productPhoto(index + 1)}
              className="block w-24 cursor-zoom-in"
              onClick={() => setEnlarged(index)}
            >
              <Photo
                src={url}
                photoSizes={sizes}
                alt=""
                shownAt="6rem"
                className="rounded-sm border border-edge"
              />
            </button>
          </li>
        ))}
      </ul>
      {large && enlarged !== undefined && (
        <Dialog title={texts.productPhoto(enlarged + 1)} onClose={() => setEnlarged(undefined)}>
          <Photo
            src={large.url}
            photoSizes={large.sizes}
            alt={texts.productPhoto(enlarged + 1)}
            shownAt="(min-width: 40rem) 32rem, 100vw"
            className="h-auto object-contain"
          />
        </Dialog>
      )}
    </>
  )
}
