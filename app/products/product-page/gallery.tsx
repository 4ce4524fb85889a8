import * as texts from "#texts/product-page"
import type { Product } from "../../../contract/products.ts"
import { AdminActions } from "../admin-actions.tsx"
import { ReservedMark } from "../reserved-mark.tsx"
import { SoldStamp } from "../sold-stamp.tsx"
import { frameOf, photosOf } from "./photos.ts"
import { Slide } from "./slide.tsx"
import { PhotoControls, Thumbnails } from "./photo-controls.tsx"
import { usePhotoRow } from "./use-photo-row.ts"

/** A row of photos to swipe, also without JavaScript; a press enlarges a photo. */
export function Gallery({ product }: { product: Product }) {
  const photos = photosOf(product)
  const { row, index, show } = usePhotoRow()
  const isSold = product.saleStatus === "SOLD"
  const place = { index, count: photos.length, show }
  return (
    <section aria-label={texts.photos} className="grid min-w-0 gap-2 self-start">
      <div className="relative -mx-4 overflow-hidden bg-base-300 sm:mx-0 sm:rounded-box">
        <ul
          {...row}
          style={{ aspectRatio: frameOf(photos) }}
          className="flex max-h-[calc(100dvh-12rem)] min-h-60 w-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none]"
        >
          {photos.map((photo, at) => (
            <li key={photo.url} id={`photo-${at + 1}`} className="size-full shrink-0 snap-center">
              <Slide photos={photos} at={at} name={product.productName} isDim={isSold} show={show} />
            </li>
          ))}
        </ul>
        {isSold && <SoldStamp />}
        {product.reserved && <ReservedMark />}
        {photos.length > 1 && <PhotoControls {...place} />}
        <AdminActions product={product} />
      </div>
      {photos.length > 1 && <Thumbnails photos={photos} {...place} />}
    </section>
  )
}
