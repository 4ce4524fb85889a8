import { useState } from "react"
import { useLocation, useNavigate } from "react-router"
import * as texts from "#texts/product-actions"
import type { Product } from "../../contract/products.ts"
import { isolate } from "../../contract/isolate.ts"
import { currentUser } from "../identity/access-token.ts"
import { loadChunk } from "../document/load-chunk.ts"
import { isProblem, sentenceOf } from "../data/problem.ts"
import { loginFor } from "../identity/login-for.ts"
import { Button } from "../ui/button.tsx"
import { toastError, toastSuccess } from "../ui/toast.ts"

/** An anonymous visitor returns to this product after login. */
export function WishButton({ product }: { product: Product }) {
  const navigate = useNavigate()
  const location = useLocation()
  const [isBusy, setBusy] = useState(false)
  async function keep() {
    if (!currentUser()) return navigate(loginFor({ ...location, hash: `#${product._id}` }))
    setBusy(true)
    try {
      await addToWishlist(product._id)
    } catch (error) {
      return toastError(reason(error))
    } finally {
      setBusy(false)
    }
    toastSuccess(texts.addedToWishlist(product.productName))
    return navigate("/dashboard/wishlist")
  }
  return (
    <Button
      look="plain"
      isBusy={isBusy}
      aria-label={`${texts.addToWishlist}: ${isolate(product.productName)}`}
      onClick={() => void keep()}
    >
      {texts.addToWishlist}
    </Button>
  )
}

async function addToWishlist(productId: string) {
  const [{ run }, { wish }] = await Promise.all([
    loadChunk(() => import("../data/query-client.ts")),
    loadChunk(() => import("../data/wishlist.ts")),
  ])
  await run(wish, productId)
}

function reason(error: unknown) {
  if (isProblem(error, "forbidden")) return texts.onlyBuyersWish
  return sentenceOf(error)
}
