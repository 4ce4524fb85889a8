import type { ReactNode } from "react"
import * as format from "#texts/format"
import type { PhotoSize } from "../../contract/images.ts"
import { Photo } from "../ui/photo.tsx"
import { ProductName } from "../ui/product-name.tsx"

type Props = {
  product: { productName: string; productPhoto: string; productPhotoSizes: PhotoSize[]; sellingPrice: number }
  note: ReactNode
  children?: ReactNode
}

export function ProductRow({ product, note, children }: Props) {
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] large-text:grid-cols-1 items-start gap-x-4 gap-y-3 p-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto] sm:items-center">
      <Photo
        src={product.productPhoto}
        photoSizes={product.productPhotoSizes}
        alt=""
        shownAt="6rem"
        className="rounded-field max-sm:row-span-2"
      />
      <div className="grid max-w-[32em] gap-0.5 wrap-anywhere">
        <b dir="auto" className="leading-snug">
          <ProductName>{product.productName}</ProductName>
        </b>
        <span className="font-display text-xl font-extrabold tabular-nums">
          {format.price(product.sellingPrice)}
        </span>
        <span className="text-sm text-muted">{note}</span>
      </div>
      {children}
    </li>
  )
}
