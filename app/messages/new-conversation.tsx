import * as texts from "#texts/messages"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { conversations, productOf } from "../data/messages.ts"
import { isFinal } from "../data/query-client.ts"
import { SuspensionNotice, useSuspension } from "../suspensions/suspended.tsx"
import { BackLink } from "../ui/back-link.tsx"
import { Failed } from "../ui/failed.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { useFailure } from "../ui/use-failure.ts"
import { UnsentBubble } from "./bubble.tsx"
import { Composer } from "./composer.tsx"
import { known, type KnownProduct, productInLists } from "./known-product.ts"
import { enqueueMessage, sendUnsent, useUnsent } from "./outbox.ts"
import { type Opening, openingId } from "./outbox-store.ts"
import { ProductHead } from "./product-head.tsx"
import { moveDraft } from "../storage/text-drafts.ts"

type Props = {
  productId: string
  buyerId: string
}

export function NewConversation({ productId, buyerId }: Props) {
  const existing = useInfiniteQuery({ ...conversations(productId), refetchOnReconnect: true })
  const query = useQuery({ ...productOf(productId), refetchOnReconnect: true })
  const own = useSuspension()
  const failure = useFailure(existing, query)
  const isCutOff = useIsCutOff(existing, query)
  const found = existing.data?.find(({ otherId }) => buyerId === "" || otherId === buyerId)
  const opening = { productId, ...(buyerId && { buyerId }) }
  useEffect(() => void sendUnsent(), [])
  if (found) return <RedirectToConversation id={found._id} from={openingId(opening)} />
  const product = query.data ? known(query.data) : productInLists(productId)
  const isRefused = failure && isFinal(failure.error)
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="md:hidden">
        <BackLink to="/messages">{texts.back}</BackLink>
      </div>
      <h1 className="text-2xl">{buyerId || !product ? texts.write : texts.writeTo(product.sellerName)}</h1>
      {isRefused && <Failed what={texts.theProduct} {...failure} />}
      {isCutOff || (query.data && existing.data && !own.isLoading) ? (
        <FirstMessage product={product} opening={opening} isSuspended={Boolean(own.suspension)} />
      ) : (
        !isRefused && <Skeleton rows={2} />
      )}
    </div>
  )
}

type Query = { failureReason: Error | null }

/** Whether a request has failed for lack of a network: messages then wait in the outbox. */
function useIsCutOff(...queries: Query[]) {
  const [wasCutOff, setCutOff] = useState(false)
  const isCutOff = queries.some(({ failureReason }) => failureReason && !isFinal(failureReason))
  if (isCutOff && !wasCutOff) setCutOff(true)
  return isCutOff || wasCutOff
}

/** Redirects to the existing conversation and moves the draft there. */
function RedirectToConversation({ id, from }: { id: string; from: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    moveDraft(from, id)
    void navigate(`/messages/${id}`, { replace: true })
  }, [id, from, navigate])
  return null
}

type FirstMessageProps = { product: KnownProduct | undefined; opening: Opening; isSuspended: boolean }

/** Replaced by the conversation once the first message is sent. */
function FirstMessage({ product, opening, isSuspended }: FirstMessageProps) {
  const conversationId = openingId(opening)
  const unsent = useUnsent(conversationId)
  async function send(text: string) {
    const last = unsent.at(-1)
    // a quick reply that is pressed twice is sent once
    if (last?.text !== text || last.refusal) await enqueueMessage({ conversationId, opening, text })
    return true
  }
  return (
    <>
      {product ? (
        <ProductHead {...product} productId={opening.productId} />
      ) : (
        <div className="h-17.5 rounded-box bg-base-200" />
      )}
      {unsent.length > 0 && (
        <ol className="grid grid-cols-1 gap-2" aria-label={texts.theMessages}>
          {unsent.map((message) => (
            <UnsentBubble key={message.key} message={message} />
          ))}
        </ol>
      )}
      {isSuspended ? (
        <SuspensionNotice />
      ) : (
        <Composer
          id={conversationId}
          quickReplies={opening.buyerId ? texts.quickOfSeller : texts.quickOfBuyer}
          onSend={send}
        />
      )}
    </>
  )
}
