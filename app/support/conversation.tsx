import { titled } from "#texts/page"
import * as messageTexts from "#texts/messages"
import * as texts from "#texts/support"
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query"
import { useParams } from "react-router"
import { markSupportRead, supportConversation, supportMessages, writeToSupport } from "../data/support.ts"
import { useReadMark } from "../messages/message-list.tsx"
import { BackLink } from "../ui/back-link.tsx"
import { Failed } from "../ui/failed.tsx"
import { LoadMore } from "../ui/load-more.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { toastFailure } from "../ui/toast-failure.ts"
import { useFailure } from "../ui/use-failure.ts"
import type { Route } from "./+types/conversation.ts"
import { SupportComposer } from "./support-composer.tsx"
import { Thread } from "./thread.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(messageTexts.heading) }]
}

export default function SupportConversationScreen() {
  const { id = "" } = useParams()
  return (
    <div key={id} className="grid grid-cols-1 gap-3">
      <div className="md:hidden">
        <BackLink to="/messages">{messageTexts.back}</BackLink>
      </div>
      <div>
        <h1 className="text-2xl">{texts.team}</h1>
        <p className="text-muted">{texts.about}</p>
      </div>
      <ConversationView id={id} />
    </div>
  )
}

function ConversationView({ id }: { id: string }) {
  const one = useQuery(supportConversation(id))
  const list = useInfiniteQuery(supportMessages(id))
  const failure = useFailure(one, list)
  useReadMark(id, list.data ?? [], markSupportRead)
  if (failure) return <Failed what={texts.theConversation} {...failure} />
  if (!one.data || !list.data) return <Skeleton />
  return (
    <section aria-label={texts.yourConversation} className="grid grid-cols-1 gap-3">
      <LoadMore list={list} error={list.isFetchNextPageError ? list.error : undefined} />
      <Thread messages={list.data} otherName={texts.team} />
      <p className="text-muted">{texts.next[one.data.state]}</p>
      <Writing id={id} />
    </section>
  )
}

function Writing({ id }: { id: string }) {
  const writing = useMutation({ ...writeToSupport, onError: toastFailure })
  return (
    <SupportComposer
      id={id}
      isBusy={writing.isPending}
      onSend={(text) => writing.mutateAsync({ id, text })}
    />
  )
}
