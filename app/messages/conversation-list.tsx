import * as format from "#texts/format"
import * as texts from "#texts/messages"
import { useInfiniteQuery } from "@tanstack/react-query"
import { Link, NavLink, useSearchParams } from "react-router"
import type { Conversation, Message } from "../../contract/messages.ts"
import { conversations } from "../data/messages.ts"
import { supportConversations } from "../data/support.ts"
import { SupportRows } from "../support/support-rows.tsx"
import { FormattedDate } from "../ui/date-time.tsx"
import { List } from "../ui/list.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { Thumbnail } from "../ui/thumbnail.tsx"
import { UnsentOpeningRows, useUnsentOpeningsAbout } from "./unsent-opening-rows.tsx"

export function ConversationList() {
  const [search] = useSearchParams()
  const productId = search.get("product") ?? ""
  const list = useInfiniteQuery(conversations(productId))
  const support = useInfiniteQuery(supportConversations)
  const unsent = useUnsentOpeningsAbout(productId, list.data)
  const written = support.data ?? []
  const empty = productId
    ? { sentence: texts.noneAbout, next: { to: "/messages", label: texts.showAll } }
    : {
        sentence: written.length > 0 ? texts.noneAboutProducts : texts.none,
        next: { to: "/categories", label: texts.explore },
      }
  if (support.isLoading || !unsent) return <Skeleton row="h-22" />
  return (
    <List
      list={list}
      what={texts.yourConversations}
      empty={empty}
      skeleton={<Skeleton row="h-22" />}
      above={
        <>
          {productId ? <OfOneProduct /> : written.length > 0 && <SupportRows rows={written} />}
          {unsent.length > 0 && <UnsentOpeningRows rows={unsent} />}
        </>
      }
    >
      {(rows) => (
        <ul className="grid gap-2">
          {rows.map((row) => (
            <li key={row._id} tabIndex={-1}>
              <Row conversation={row} query={productId && `?product=${productId}`} />
            </li>
          ))}
        </ul>
      )}
    </List>
  )
}

function OfOneProduct() {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4">
      {texts.ofOneProduct}
      <Link to="/messages" className="link inline-flex min-h-11 items-center">
        {texts.showAll}
      </Link>
    </p>
  )
}

function Row({ conversation, query }: { conversation: Conversation; query: string }) {
  const { _id, productName, productPhoto, productPhotoSizes, otherName, unread, lastMessage } = conversation
  return (
    <NavLink
      to={`/messages/${_id}${query}`}
      viewTransition
      className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-3 rounded-box border border-base-300 p-2 hover:bg-base-200 aria-[current=page]:border-primary aria-[current=page]:bg-base-200"
    >
      <Thumbnail src={productPhoto} photoSizes={productPhotoSizes} className="w-18!" />
      <span className="grid min-w-0 grid-cols-1">
        <span className="flex items-baseline justify-between gap-2">
          <b dir="auto" className="truncate">
            {otherName}
          </b>
          {unread > 0 && (
            <span className="shrink-0 rounded-full bg-primary px-2 text-sm font-bold text-primary-content">
              <span aria-hidden="true">{format.number(unread)}</span>
              <span className="sr-only">{texts.unread(unread)}</span>
            </span>
          )}
        </span>
        <bdi className="truncate text-sm text-muted">{productName}</bdi>
        <span className="flex min-w-0 items-baseline justify-between gap-2 text-sm">
          <span className={`truncate ${unread > 0 ? "font-semibold" : ""}`}>
            {lastMessage.isMine && `${texts.you} `}
            <bdi>{lineOf(lastMessage)}</bdi>
          </span>
          <span className="shrink-0 text-muted max-sm:hidden">
            <FormattedDate moment={lastMessage.createdAt} />
          </span>
        </span>
      </span>
    </NavLink>
  )
}

function lineOf({ text, photo, removed }: Message) {
  if (removed) return texts.erased
  return beginningOf(text) || (photo ? texts.photo : "")
}

/** Truncates to what fits beside the date. */
function beginningOf(text: string) {
  const letters = Array.from(text)
  return letters.length > lineLength ? `${letters.slice(0, lineLength).join("")}…` : text
}

const lineLength = 45
