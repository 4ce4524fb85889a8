import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query"
import { titled } from "#texts/page"
import * as texts from "#texts/contact"
import * as supportTexts from "#texts/support"
import { lazy, Suspense } from "react"
import { useParams, useSearchParams } from "react-router"
import type { InboxConversation, SupportMessage } from "../../contract/support.ts"
import { answerPerson, inboxConversation, inboxMessages, refreshSupport } from "../data/support.ts"
import { loadChunk } from "../document/load-chunk.ts"
import { SupportComposer } from "../support/support-composer.tsx"
import { Thread } from "../support/thread.tsx"
import { BackLink } from "../ui/back-link.tsx"
import { Badge } from "../ui/badge.tsx"
import { Failed } from "../ui/failed.tsx"
import { LoadMore } from "../ui/load-more.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { toastFailure } from "../ui/toast-failure.ts"
import { useFailure } from "../ui/use-failure.ts"
import type { Route } from "./+types/conversation.ts"
import { RequireRole } from "../dashboard/guard.tsx"
import { ConversationActions } from "./conversation-actions.tsx"

const ReportScreen = lazy(async () => {
  const { ReportScreen: screen } = await loadChunk(() => import("../reports/report.tsx"))
  return { default: screen }
})

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function ContactConversationScreen() {
  const { id = "" } = useParams()
  const isReport = useSearchParams()[0].has("report")
  return (
    <RequireRole who="admin">
      {() => (isReport ? <Reported key={id} id={id} /> : <WithConversation key={id} id={id} />)}
    </RequireRole>
  )
}

/** With `?report` the id is that of a report about a conversation between two users. */
function Reported({ id }: { id: string }) {
  return (
    <Suspense fallback={<Skeleton />}>
      <ReportScreen id={id} />
    </Suspense>
  )
}

function WithConversation({ id }: { id: string }) {
  const one = useQuery(inboxConversation(id))
  const list = useInfiniteQuery(inboxMessages(id))
  const failure = useFailure(one, list)
  return (
    <div className="grid max-w-3xl gap-3">
      <div>
        <BackLink to={listOf(one.data)}>{texts.back}</BackLink>
      </div>
      {!(one.data && list.data) && <h1 className="sr-only">{texts.heading}</h1>}
      {failure && <Failed what={supportTexts.theConversation} {...failure} />}
      {!failure && (!one.data || !list.data) && <Skeleton />}
      {one.data && list.data && (
        <section aria-label={texts.from(one.data.name)} className="grid gap-3">
          <Head conversation={one.data} />
          <LoadMore list={list} error={list.isFetchNextPageError ? list.error : undefined} />
          <Thread messages={list.data} otherName={one.data.name} own={texts.us} noteOf={answeredBy} />
          <Answering id={id} after={list.data.at(-1)?.number ?? 0} />
        </section>
      )}
    </div>
  )
}

function listOf(conversation: InboxConversation | undefined) {
  if (!conversation || conversation.state === "open") return "/dashboard/contact"
  return `/dashboard/contact?state=${conversation.state}`
}

function answeredBy({ answeredBy: name }: SupportMessage) {
  return name && texts.answeredBy(name)
}

function Head({ conversation }: { conversation: InboxConversation }) {
  const { name, email, isMember, state } = conversation
  return (
    <div className="grid gap-1 rounded-box bg-base-200 p-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="min-w-0 text-2xl wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
        <Badge tone={state === "open" ? "sold" : "faded"}>{texts.states[state]}</Badge>
      </div>
      {email && <bdi className="break-all">{email}</bdi>}
      <p className="text-sm text-muted">
        {email === "" ? texts.formerMember : isMember ? texts.member : texts.visitor}
      </p>
      <ConversationActions conversation={conversation} />
    </div>
  )
}

/** The server refuses an answer if the person has written meanwhile; the new messages are then loaded. */
function Answering({ id, after }: { id: string; after: number }) {
  const answering = useMutation({
    ...answerPerson,
    onError: (error) => {
      toastFailure(error)
      void refreshSupport()
    },
  })
  return (
    <SupportComposer
      id={id}
      isBusy={answering.isPending}
      onSend={(text) => answering.mutateAsync({ id, text, after })}
    />
  )
}
