import { useMutation } from "@tanstack/react-query"
import { Link } from "react-router"
import * as texts from "#texts/edit-product"
import { productPath } from "../../../contract/product-path.ts"
import type { Product } from "../../../contract/products.ts"
import { setWithdrawn } from "../../data/products.ts"
import { useSuspension } from "../../suspensions/suspended.tsx"
import { Button } from "../../ui/button.tsx"
import { toastFailure } from "../../ui/toast-failure.ts"
import { toastSuccess } from "../../ui/toast.ts"

type Props = { product: Pick<Product, "_id" | "productName" | "withdrawn"> }

export function ProductActions({ product }: Props) {
  const { _id, productName, withdrawn = false } = product
  const { suspension } = useSuspension()
  const changing = useMutation({
    ...setWithdrawn,
    onSuccess: () => toastSuccess(withdrawn ? texts.listedAgain(productName) : texts.withdrawn(productName)),
    onError: toastFailure,
  })
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2 xl:grid xl:justify-items-stretch">
        {!suspension && (
          <Link to={`/dashboard/addproducts?like=${_id}`} className="btn border-edge bare bangla:px-2">
            {texts.sellOneMore}
          </Link>
        )}
        <Button
          look="plain"
          isBusy={changing.isPending}
          onClick={() => changing.mutate({ id: _id, withdrawn: !withdrawn })}
        >
          {withdrawn ? texts.listAgain : texts.withdraw}
        </Button>
        {!withdrawn && (
          <Link to={productPath(product)} className="btn border-edge bare">
            {texts.seePage}
          </Link>
        )}
      </div>
      {/* reserves its lines, because the form follows below 1280 px */}
      <output className={`min-h-14 ${withdrawn ? "border-l-4 border-accent py-1 pl-3" : ""}`}>
        {withdrawn && texts.isWithdrawn}
      </output>
    </div>
  )
}
