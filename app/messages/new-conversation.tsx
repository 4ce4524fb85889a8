import * as texts from "#texts/messages"
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query"
import { Navigate, useNavigate } from "react-router"
import type { Product } from "../../contract/products.ts"
import { conversations, productOf, startConversation } from "../data/messages.ts"
import { BackLink } from "../ui/back-link.tsx"
import { Failed } from "../ui/failed.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { toastFailure } from "../ui/toast-failure.ts"
import { useFailure } from "../ui/use-failure.ts"
import { Composer } from "./composer.tsx"
import { keepDraft } from "./text-drafts.ts"
import { ProductHead } from "./product-head.tsx"

type Props = {
  productId: string
  buyerId: string
}

export function NewConversation({ productId, buyerId }: Props) {
  const existing = useInfiniteQuery(conversations(productId))
  const product = useQuery(productOf(productId))
  const failure = useFailure(existing, product)
  const found = existing.data?.find(({ otherId }) => buyerId === "" || otherId === buyerId)
  if (found) return <Navigate to={`/messages/${found._id}`} replace />
  return (
    <div className="grid gap-3">
      <div className="md:hidden">
        <BackLink to="/messages">{texts.back}</BackLink>
      </div>
      <h1 className="text-2xl">
        {buyerId || !product.data ? texts.write : texts.writeTo(product.data.sellerName)}
      </h1>
      {failure && <Failed what={texts.theProduct} {...failure} />}
      {product.data && existing.data ? (
        <Opening product={product.data} buyerId={buyerId} />
      ) : (
        !failure && <Skeleton rows={2} />
      )}
    </div>
  )
}

function Opening({ product, buyerId }: { product: Product; buyerId: string }) {
  const navigate = useNavigate()
  const starting = useMutation({ ...startConversation, onError: toastFailure })
  const { _id } = product
  const draft = `new ${_id} ${buyerId}`
  async function send(text: string) {
    const answer = await starting
      .mutateAsync({ productId: _id, text, ...(buyerId && { buyerId }) })
      .catch(() => undefined)
    if (!answer) return false
    keepDraft(draft, "")
    await navigate(`/messages/${answer.insertedId}`, { replace: true })
    return true
  }
  return (
    <>
      <ProductHead {...product} productId={_id} state={stateOf(product)} />
      <Composer
        id={draft}
        quickReplies={buyerId ? texts.quickOfSeller : texts.quickOfBuyer}
        isBusy={starting.isPending}
        onSend={send}
      />
    </>
  )
}

function stateOf({ withdrawn, saleStatus }: Product) {
  if (withdrawn) return "withdrawn"
  return saleStatus === "SOLD" ? "sold" : "available"
}
