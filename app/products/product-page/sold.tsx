import * as texts from "#texts/product-page"
import { lazy, Suspense } from "react"
import type { Product } from "../../../contract/products.ts"
import { useUser } from "../../identity/access-token.ts"
import { loadChunk } from "../../document/load-chunk.ts"

const Bought = lazy(async () => {
  const { Bought: shown } = await loadChunk(() => import("./bought.tsx"))
  return { default: shown }
})

/** Only the browser knows the buyer, who reads that the product is theirs. */
export function Sold({ product }: { product: Product }) {
  const user = useUser()
  const sold = <p className="font-semibold">{texts.soldAlready}</p>
  return user?.role === "Buyer" ? (
    <Suspense fallback={sold}>
      <Bought product={product} email={user.email}>
        {sold}
      </Bought>
    </Suspense>
  ) : (
    sold
  )
}
