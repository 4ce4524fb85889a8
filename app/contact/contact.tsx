import { useInfiniteQuery } from "@tanstack/react-query"
import { titled } from "#texts/page"
import * as texts from "#texts/contact"
import * as supportTexts from "#texts/support"
import { lazy, Suspense } from "react"
import { Link, useSearchParams } from "react-router"
import { type InboxConversation, type SupportState, supportStates } from "../../contract/support.ts"
import { supportInbox } from "../data/support.ts"
import { loadChunk } from "../document/load-chunk.ts"
import { Skeleton } from "../ui/skeleton.tsx"
import { FormattedDate } from "../ui/date-time.tsx"
import { useAddressChoice } from "../ui/use-sort.ts"
import type { Route } from "./+types/contact.ts"
import { RequireRole } from "../dashboard/guard.tsx"
import { List } from "../ui/list.tsx"

const Reports = lazy(async () => {
  const { Reports: list } = await loadChunk(() => import("../reports/reports.tsx"))
  return { default: list }
})

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function ContactScreen() {
  const [chosen] = useAddressChoice("state", supportStates)
  const show = useSearchParams()[0].get("show")
  const state = show === "reports" || show === "closed-reports" ? "reports" : (chosen ?? "open")
  return (
    <RequireRole who="admin">
      {() => (
        <div className="grid gap-3 sm:gap-6">
          <h1 className="text-heading">{texts.heading}</h1>
          <States current={state} />
          {state === "reports" ? (
            <Suspense fallback={<Skeleton rows={3} row="h-40" />}>
              <Reports />
            </Suspense>
          ) : (
            <Conversations state={state} />
          )}
        </div>
      )}
    </RequireRole>
  )
}

type Shown = SupportState | "reports"

const shown = [...supportStates, "reports"] as const satisfies Shown[]

const addresses: Record<Shown, string> = {
  open: "/dashboard/contact",
  answered: "/dashboard/contact?state=answered",
  closed: "/dashboard/contact?state=closed",
  reports: "/dashboard/contact?show=reports",
}

function States({ current }: { current: Shown }) {
  return (
    <nav aria-label={texts.show} className="grid grid-cols-2 gap-2 sm:flex">
      {shown.map((state) => (
        <Link
          key={state}
          to={addresses[state]}
          replace
          preventScrollReset
          aria-current={state === current ? "page" : undefined}
          className="btn border-edge bare aria-[current=page]:border-primary aria-[current=page]:bg-base-200"
        >
          {state === "reports" ? texts.reports : texts.states[state]}
        </Link>
      ))}
    </nav>
  )
}

function Conversations({ state }: { state: SupportState }) {
  const list = useInfiniteQuery(supportInbox(state))
  const empty = { sentence: state === "open" ? texts.none : texts.noneIn[state] }
  return (
    <List list={list} what={texts.theMessages} empty={empty} skeleton={<Skeleton row="h-26" />}>
      {(rows) => (
        <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-base-200">
          {rows.map((row) => (
            <li key={row._id} tabIndex={-1}>
              <Row conversation={row} />
            </li>
          ))}
        </ul>
      )}
    </List>
  )
}

function Row({
  conversation: { _id, name, email, since, lastMessage },
}: {
  conversation: InboxConversation
}) {
  const { isMine, removed, text } = lastMessage
  return (
    <Link
      to={`/dashboard/contact/${_id}`}
      viewTransition
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 p-3 hover:bg-base-300"
    >
      <b className="max-w-[24em] wrap-anywhere">
        <bdi>{name}</bdi>
      </b>
      <span className="text-sm text-muted">
        <FormattedDate moment={since} />
      </span>
      <bdi className="col-span-full max-w-[32em] text-sm wrap-anywhere text-muted">{email}</bdi>
      <span dir="auto" className="col-span-full line-clamp-2 max-w-[32em] wrap-anywhere">
        {isMine && `${texts.us} `}
        {removed ? supportTexts.removed : text}
      </span>
    </Link>
  )
}
