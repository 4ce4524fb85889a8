import * as texts from "#texts/deals"
import type { ReactNode } from "react"
import { Link } from "react-router"
import type { Deal } from "../../contract/deals.ts"
import type { PagePath } from "../../contract/pages.ts"
import { productPath } from "../../contract/product-path.ts"
import { NameLink, RowName } from "../ui/name-link.tsx"
import { Thumbnail } from "../ui/thumbnail.tsx"

/** Shows the product and the other side; to an admin both sides, with links to their rows in the user lists. */
export function DealHead({ deal: { product, you, buyer, seller } }: { deal: Deal }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-3">
      <Thumbnail src={product.photo} photoSizes={product.photoSizes} className="w-20!" />
      <div className="grid gap-1">
        <b>
          <NameLink to={productPath({ _id: product._id, productName: product.name })}>
            <RowName>{product.name}</RowName>
          </NameLink>
        </b>
        {you === "admin" ? (
          <div className="mt-1.5 grid justify-items-start">
            <Person list="/dashboard/allsellers" id={seller._id}>
              {texts.sellerIs(seller.name)}
            </Person>
            <Person list="/dashboard/allbuyers" id={buyer._id}>
              {texts.buyerIs(buyer.name)}
            </Person>
          </div>
        ) : (
          <p className="wrap-anywhere">
            {you === "buyer" ? texts.sellerIs(seller.name) : texts.buyerIs(buyer.name)}
          </p>
        )}
      </div>
    </div>
  )
}

type PersonProps = { list: PagePath; id: string; children: ReactNode }

function Person({ list, id, children }: PersonProps) {
  return (
    <Link
      to={`${list}?person=${id}`}
      viewTransition
      className="link inline-flex min-h-11 items-center wrap-anywhere"
    >
      {children}
    </Link>
  )
}
