import { lazy, Suspense } from "react"
import type { Product } from "../../contract/products.ts"
import { useUser } from "../identity/access-token.ts"
import { loadChunk } from "../document/load-chunk.ts"

const RemoveProduct = lazy(async () => {
  const { RemoveProduct: button } = await loadChunk(() => import("./remove-product.tsx"))
  return { default: button }
})

/** Overlays the photo where there is room, so that nothing moves when its chunk arrives. */
export function AdminActions({ product }: { product: Product }) {
  if (useUser()?.role !== "admin" || product.saleStatus === "SOLD") return null
  return (
    <div className="sm:absolute sm:top-4 sm:right-4">
      <Suspense>
        <RemoveProduct product={product} />
      </Suspense>
    </div>
  )
}
