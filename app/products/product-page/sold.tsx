import * as texts from "#texts/product-page"
import { lazy, Suspense } from "react"
import { useUser } from "../../access-token.ts"
import { loadChunk } from "../../load-chunk.ts"

const Bought = lazy(async () => {
  const { Bought: shown } = await loadChunk(() => import("./bought.tsx"))
  return { default: shown }
})

/** Its buyer, who is known in the browser only, reads whose it is. */
export function Sold({ productId }: { productId: string }) {
  const user = useUser()
  const sold = <p className="text-lead font-semibold">{texts.soldAlready}</p>
  if (user?.role !== "Buyer") return sold
  return (
    <Suspense fallback={sold}>
      <Bought productId={productId} email={user.email}>
        {sold}
      </Bought>
    </Suspense>
  )
}
