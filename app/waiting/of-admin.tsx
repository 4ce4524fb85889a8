import * as format from "#texts/format"
import { payNext, toPay } from "#texts/money"
import * as texts from "#texts/waiting"
import { useInfiniteQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import type { ListedDispute } from "../../contract/disputes.ts"
import type { SellerBalance } from "../../contract/payouts.ts"
import type { InboxConversation } from "../../contract/support.ts"
import type { User } from "../../contract/users.ts"
import type { Waiting } from "../../contract/waiting.ts"
import { disputes } from "../data/disputes.ts"
import { balances } from "../data/payouts.ts"
import { supportInbox } from "../data/support.ts"
import { unverifiedSellers } from "../data/users.ts"
import { isAwaited } from "../disputes/is-awaited.ts"
import { FormattedDate } from "../ui/date-time.tsx"
import { Failed } from "../ui/failed.tsx"
import { ProductName } from "../ui/product-name.tsx"
import { useFailure } from "../ui/use-failure.ts"
import { Counted, CountedRow } from "./counted.tsx"
import { NothingWaits, rowsShown, Section } from "./section.tsx"

export function WaitingOfAdmin({ counts }: { counts: Waiting }) {
  const unverified = useInfiniteQuery(unverifiedSellers)
  const written = useInfiniteQuery(supportInbox("open"))
  const owed = useInfiniteQuery(balances)
  const open = useInfiniteQuery(disputes("undecided"))
  const failure = useFailure(unverified, written, owed, open)
  if (failure) return <Failed what={texts.whatWaits} {...failure} />
  // a seller who was verified just now is in the list until it is loaded again
  const toVerify = (unverified.data ?? []).filter(({ status }) => !status)
  const messages = written.data ?? []
  const unpaid = (owed.data ?? []).filter(({ dueAt }) => dueAt)
  const toDecide = (open.data ?? []).filter((dispute) => !isAwaited(dispute))
  const lists = [toVerify, messages, unpaid, toDecide]
  if (lists.every(({ length }) => length === 0) && toLookAt(counts) + counts.reportsToClose === 0)
    return <NothingWaits counts={counts} hint={texts.whatAdminsDo} />
  return (
    <>
      <ToLookAt counts={counts} />
      {counts.reportsToClose > 0 && (
        <Counted title={texts.reports}>
          <CountedRow to="/dashboard/contact?show=reports">
            {texts.reportsToClose(counts.reportsToClose)}
          </CountedRow>
        </Counted>
      )}
      <div className="grid items-start gap-8 xl:grid-flow-col xl:auto-cols-fr xl:gap-6">
        {toDecide.length > 0 && <ToDecide count={counts.disputesToDecide} disputes={toDecide} />}
        {unpaid.length > 0 && <ToPay balances={unpaid} isFirst={toDecide.length === 0} />}
        {toVerify.length > 0 && (
          <ToVerify
            count={counts.sellersToVerify}
            sellers={toVerify}
            isFirst={toDecide.length + unpaid.length === 0}
          />
        )}
        {messages.length > 0 && (
          <ToAnswer messages={messages} isFirst={toDecide.length + unpaid.length + toVerify.length === 0} />
        )}
      </div>
    </>
  )
}

function toLookAt({ heldDeals, stuckRefunds, unknownPayments }: Waiting) {
  return heldDeals + stuckRefunds + unknownPayments
}

function ToLookAt({ counts }: { counts: Waiting }) {
  const { heldDeals, stuckRefunds, unknownPayments } = counts
  if (toLookAt(counts) === 0) return null
  return (
    <Counted title={texts.moneyToLookAt}>
      {heldDeals > 0 && <CountedRow to="/dashboard/money">{texts.heldDeals(heldDeals)}</CountedRow>}
      {stuckRefunds > 0 && <CountedRow to="/dashboard/money">{texts.stuckRefunds(stuckRefunds)}</CountedRow>}
      {unknownPayments > 0 && (
        <CountedRow to="/dashboard/money">{texts.unknownPayments(unknownPayments)}</CountedRow>
      )}
    </Counted>
  )
}

function ToDecide({ count, disputes }: { count: number; disputes: ListedDispute[] }) {
  const next = { to: "/dashboard/disputes", label: texts.decide, isFirst: true } as const
  return (
    <Section title={texts.toDecide(count)} next={next}>
      {disputes.slice(0, rowsShown).map(({ _id, buyerName, productName, openedAt }) => (
        <Person key={_id} name={buyerName} since={openedAt}>
          <ProductName>{productName}</ProductName>
        </Person>
      ))}
    </Section>
  )
}

function ToPay({ balances, isFirst }: { balances: SellerBalance[]; isFirst: boolean }) {
  const next = { to: "/dashboard/money", label: payNext, isFirst } as const
  return (
    <Section title={toPay(balances.length)} next={next}>
      {balances.slice(0, rowsShown).map(({ _id, name, available, inTransit, dueAt = "" }) => (
        <Person key={_id} name={name} since={dueAt}>
          {format.price(available + inTransit)}
        </Person>
      ))}
    </Section>
  )
}

function ToVerify({ count, sellers, isFirst }: { count: number; sellers: User[]; isFirst: boolean }) {
  const next = { to: "/dashboard/allsellers", label: texts.verifySellers, isFirst } as const
  return (
    <Section title={texts.toVerify(count)} next={next}>
      {sellers.slice(0, rowsShown).map(({ _id, name, email, createdAt }) => (
        <Person key={_id} name={name} since={createdAt}>
          {email}
        </Person>
      ))}
    </Section>
  )
}

function ToAnswer({ messages, isFirst }: { messages: InboxConversation[]; isFirst: boolean }) {
  const next = { to: "/dashboard/contact", label: texts.readMessages, isFirst } as const
  return (
    <Section title={texts.messages(messages.length)} next={next}>
      {messages.slice(0, rowsShown).map(({ _id, name, since, lastMessage }) => (
        <Person key={_id} name={name} since={since}>
          {lastMessage.text}
        </Person>
      ))}
    </Section>
  )
}

function Person({ name, since, children }: { name: string; since: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 p-3">
      <b className="min-w-0 flex-[1_1_9rem] wrap-anywhere">
        <bdi>{name}</bdi>
      </b>
      <span className="text-sm text-muted">
        <FormattedDate moment={since} />
      </span>
      <p dir="auto" className="line-clamp-2 w-full text-muted">
        {children}
      </p>
    </li>
  )
}
