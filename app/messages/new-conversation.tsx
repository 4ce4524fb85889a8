import * as texts from "#texts/messages"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { useNavigate } from "react-router"
import type { Product } from "../../contract/products.ts"
import { conversations, productOf } from "../data/messages.ts"
import { BackLink } from "../ui/back-link.tsx"
import { Failed } from "../ui/failed.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { useFailure } from "../ui/use-failure.ts"
import { UnsentBubble } from "./bubble.tsx"
import { Composer } from "./composer.tsx"
import { sendSoon, sendUnsent, useUnsent } from "./outbox.ts"
import { type Opening as Begun, openingId } from "./outbox-store.ts"
import { ProductHead } from "./product-head.tsx"
import { moveDraft } from "../text-drafts.ts"

type Props = {
  productId: string
  buyerId: string
}

export function NewConversation({ productId, buyerId }: Props) {
  const existing = useInfiniteQuery(conversations(productId))
  const product = useQuery(productOf(productId))
  const failure = useFailure(existing, product)
  const found = existing.data?.find(({ otherId }) => buyerId === "" || otherId === buyerId)
  const opening = { productId, ...(buyerId && { buyerId }) }
  useEffect(() => void sendUnsent(), [])
  if (found) return <GoOn id={found._id} from={openingId(opening)} />
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="md:hidden">
        <BackLink to="/messages">{texts.back}</BackLink>
      </div>
      <h1 className="text-2xl">
        {buyerId || !product.data ? texts.write : texts.writeTo(product.data.sellerName)}
      </h1>
      {failure && <Failed what={texts.theProduct} {...failure} />}
      {product.data && existing.data ? (
        <Opening product={product.data} opening={opening} />
      ) : (
        !failure && <Skeleton rows={2} />
      )}
    </div>
  )
}

/** In the conversation that there is, with what was being written. */
function GoOn({ id, from }: { id: string; from: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    moveDraft(from, id)
    void navigate(`/messages/${id}`, { replace: true })
  }, [id, from, navigate])
  return null
}

/** Once the first message is sent there is a conversation, which is shown instead. */
function Opening({ product, opening }: { product: Product; opening: Begun }) {
  const { _id } = product
  const conversationId = openingId(opening)
  const unsent = useUnsent(conversationId)
  async function send(text: string) {
    const last = unsent.at(-1)
    // pressed twice, a quick reply goes once
    if (last?.text !== text || last.refusal) await sendSoon({ conversationId, opening, text })
    return true
  }
  return (
    <>
      <ProductHead {...product} productId={_id} state={stateOf(product)} />
      {unsent.length > 0 && (
        <ol className="grid grid-cols-1 gap-2" aria-label={texts.theMessages}>
          {unsent.map((message) => (
            <UnsentBubble key={message.key} message={message} />
          ))}
        </ol>
      )}
      <Composer
        id={conversationId}
        quickReplies={opening.buyerId ? texts.quickOfSeller : texts.quickOfBuyer}
        onSend={send}
      />
    </>
  )
}

function stateOf({ withdrawn, saleStatus }: Product) {
  if (withdrawn) return "withdrawn"
  return saleStatus === "SOLD" ? "sold" : "available"
}
