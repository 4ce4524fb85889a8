import { titled } from "#texts/page"
import * as texts from "#texts/messages"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { useParams } from "react-router"
import type { Conversation } from "../../contract/messages.ts"
import { conversation, messages } from "../data/messages.ts"
import { LatestOffer, useOffersOf } from "../offers/latest-offer.tsx"
import { isOfferToPay } from "../offers/offer-card.tsx"
import { BackLink } from "../ui/back-link.tsx"
import { Failed } from "../ui/failed.tsx"
import { LoadMore } from "../ui/load-more.tsx"
import { ProductName } from "../ui/product-name.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { useFailure } from "../ui/use-failure.ts"
import type { Route } from "./+types/conversation.ts"
import { BlockAction } from "./block-action.tsx"
import { Composer } from "./composer.tsx"
import { MessageList } from "./message-list.tsx"
import { enqueueMessage, sendUnsent, useUnsent } from "./outbox.ts"
import { openingId } from "./outbox-store.ts"
import { quickRepliesOf } from "./quick-replies.ts"
import { ReportAction } from "./report-action.tsx"
import { ProductHead } from "./product-head.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function ConversationScreen() {
  const { id = "" } = useParams()
  return <WithConversation key={id} id={id} />
}

function WithConversation({ id }: { id: string }) {
  const one = useQuery(conversation(id))
  const failure = useFailure(one)
  useEffect(() => void sendUnsent(), [])
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="md:hidden">
        <BackLink to="/messages">{texts.back}</BackLink>
      </div>
      {!one.data && <h1 className="sr-only">{texts.heading}</h1>}
      {failure && <Failed what={texts.thisConversation} {...failure} />}
      {one.data ? <ConversationView conversation={one.data} /> : !failure && <Skeleton />}
    </div>
  )
}

function ConversationView({ conversation }: { conversation: Conversation }) {
  const { _id, productId, productName, otherId, otherName, isSeller } = conversation
  const offers = useOffersOf(conversation)
  const [latest] = offers.data ?? []
  const isAsked = latest !== undefined && (latest.may.includes("accept") || isOfferToPay(latest))
  const list = useInfiniteQuery(messages(_id))
  const failure = useFailure(list)
  const unsent = useUnsent(_id, openingId({ productId, ...(isSeller && { buyerId: otherId }) }))
  return (
    <section aria-label={texts.conversationWith(otherName)} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="min-w-0 text-2xl wrap-anywhere">
          <bdi>{otherName}</bdi>
          <span className="sr-only">
            , <ProductName>{productName}</ProductName>
          </span>
        </h1>
        <div className="flex flex-wrap items-center gap-x-4">
          <BlockAction conversation={conversation} />
          <ReportAction conversation={conversation} />
        </div>
      </div>
      <ProductHead {...conversation} />
      {failure && <Failed what={texts.theMessages} {...failure} />}
      {list.data && !offers.isPending ? (
        <>
          <LatestOffer conversation={conversation} />
          <LoadMore list={list} error={list.isFetchNextPageError ? list.error : undefined} />
          <MessageList conversation={conversation} messages={list.data} unsent={unsent} />
          <Writing conversation={conversation} isShort={list.data.length < 6} isSecond={isAsked} />
        </>
      ) : (
        !failure && <Skeleton />
      )}
    </section>
  )
}

type WritingProps = { conversation: Conversation; isShort: boolean; isSecond: boolean }

function Writing({ conversation, isShort, isSecond }: WritingProps) {
  const { _id, writing } = conversation
  if (writing !== "open")
    return (
      <p className="rounded-box border-l-4 border-edge bg-base-200 p-4 font-semibold">
        {texts.ended[writing]}
      </p>
    )
  async function send(text: string, photo?: File) {
    await enqueueMessage({ conversationId: _id, text, photo })
    return true
  }
  return (
    <div className="sticky bottom-(--bars) -mx-4 border-t border-base-300 bg-base-100 px-4 pt-2 low:static">
      <Composer
        id={_id}
        quickReplies={isShort ? quickRepliesOf(conversation) : []}
        takesPhotos
        isSecond={isSecond}
        onSend={send}
      />
    </div>
  )
}
