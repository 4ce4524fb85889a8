import * as format from "#texts/format"
import * as texts from "#texts/messages"
import { Link } from "react-router"
import type { PhotoSize } from "../../contract/images.ts"
import type { ProductState } from "../../contract/own-products.ts"
import { productPath } from "../../contract/product-path.ts"
import { RowName } from "../ui/name-link.tsx"
import { Thumbnail } from "../ui/thumbnail.tsx"

type Props = {
  productId: string
  productName: string
  productPhoto: string
  productPhotoSizes: PhotoSize[]
  sellingPrice: number
  state: ProductState
  isBought?: boolean
}

export function ProductHead({ productId, productName, productPhoto, productPhotoSizes, ...now }: Props) {
  const { sellingPrice, state, isBought = false } = now
  const name = <RowName>{productName}</RowName>
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-3 rounded-box bg-base-200 p-2">
      <Thumbnail src={productPhoto} photoSizes={productPhotoSizes} className="w-18!" />
      <div className="min-w-0">
        {state === "withdrawn" ? (
          <p className="font-semibold">{name}</p>
        ) : (
          <Link
            to={productPath({ _id: productId, productName })}
            className="-my-2.5 block py-2.5 font-semibold underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        )}
        <p className="flex flex-wrap gap-x-3">
          <b>{format.price(sellingPrice)}</b>
          <span className={state === "available" ? "text-muted" : "font-semibold"}>
            {isBought ? texts.bought : texts.states[state]}
          </span>
        </p>
      </div>
    </div>
  )
}
