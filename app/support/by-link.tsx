import { titled } from "#texts/page"
import * as texts from "#texts/support"
import { QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"
import { Link, useLocation } from "react-router"
import type { SupportThread } from "../../contract/support.ts"
import { queryClient } from "../data/query-client.ts"
import { supportThread, writeByLink } from "../data/support.ts"
import { isProblem } from "../data/problem.ts"
import { Failed } from "../ui/failed.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { toastFailure } from "../ui/toast-failure.ts"
import { useFailure } from "../ui/use-failure.ts"
import type { Route } from "./+types/by-link.ts"
import { SupportComposer } from "./support-composer.tsx"
import { Thread } from "./thread.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.linkHeading) }]
}

/** For people without an account: the fragment holds the token of a mailed answer. */
export default function SupportScreen() {
  const { hash } = useLocation()
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4 px-4 py-6 sm:py-10">
      <h1 className="text-heading">{texts.linkHeading}</h1>
      <QueryClientProvider client={queryClient}>
        <WithThread key={hash} token={hash.slice(1)} />
      </QueryClientProvider>
    </div>
  )
}

function WithThread({ token }: { token: string }) {
  // the server does not see the fragment
  const isInBrowser = useSyncExternalStore(
    onNothing,
    () => true,
    () => false,
  )
  const thread = useQuery({ ...supportThread(token), enabled: token !== "" })
  const failure = useFailure(thread)
  if (isInBrowser && token === "") return <Expired sentence={texts.linkMissing} />
  if (isProblem(failure?.error, "link-expired")) return <Expired sentence={failure.error.detail} />
  if (failure) return <Failed what={texts.theConversation} {...failure} />
  return thread.data ? <ConversationView token={token} thread={thread.data} /> : <Skeleton />
}

function onNothing() {
  return () => undefined
}

function Expired({ sentence }: { sentence: string }) {
  return (
    <>
      <p role="alert">{sentence}</p>
      <Link to="/#get-in-touch" className="btn justify-self-start btn-primary">
        {texts.writeAgain}
      </Link>
    </>
  )
}

function ConversationView({ token, thread }: { token: string; thread: SupportThread }) {
  const writing = useMutation({
    ...writeByLink,
    onSuccess: () => toastSuccess(texts.sent),
    onError: toastFailure,
  })
  return (
    <>
      <Thread messages={thread.messages} otherName={texts.team} />
      <p className="text-muted">{thread.state === "closed" ? texts.next.closed : texts.linkNote}</p>
      <SupportComposer
        id="link"
        isBusy={writing.isPending}
        onSend={(text) => writing.mutateAsync({ token, text })}
      />
    </>
  )
}
