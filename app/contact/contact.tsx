import { useInfiniteQuery } from "@tanstack/react-query"
import { titled } from "#texts/page"
import * as texts from "#texts/contact"
import type { ContactMessage } from "../../contract/contact.ts"
import { isolate } from "../../contract/isolate.ts"
import { contactMessages, removeContactMessage } from "../data/contact-messages.ts"
import { Skeleton } from "../ui/skeleton.tsx"
import { useFocusRestoration } from "../ui/use-focus-restoration.ts"
import { FormattedDate } from "../ui/date-time.tsx"
import type { Route } from "./+types/contact.ts"
import { RequireRole } from "../dashboard/guard.tsx"
import { List } from "../ui/list.tsx"
import { RemoveButton } from "../ui/remove-button.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function ContactScreen() {
  return (
    <RequireRole who="admin">
      {() => (
        <div className="grid gap-3 sm:gap-6">
          <h1 className="text-heading">{texts.heading}</h1>
          <Messages />
        </div>
      )}
    </RequireRole>
  )
}

const empty = {
  sentence: texts.none,
  next: { to: "/", label: texts.seeHome },
}

function Messages() {
  const list = useInfiniteQuery(contactMessages)
  return (
    <List list={list} what={texts.theMessages} empty={empty} skeleton={<Skeleton row="h-20" />}>
      {(rows) => <Rows messages={rows} />}
    </List>
  )
}

function Rows({ messages }: { messages: ContactMessage[] }) {
  const place = useFocusRestoration<HTMLUListElement>(messages)
  return (
    <ul {...place} className="divide-y divide-base-300 rounded-box border border-base-300 bg-base-200">
      {messages.map((message) => (
        <li key={message._id} tabIndex={-1}>
          <Message message={message} />
        </li>
      ))}
    </ul>
  )
}

/** Its beginning; the whole of it, and what to do with it, on request. */
function Message({ message }: { message: ContactMessage }) {
  return (
    <article aria-label={texts.from(message.name)}>
      <details className="group">
        <summary className={`cursor-pointer items-baseline p-3 ${inColumns}`}>
          <b className="line-clamp-2 group-open:line-clamp-none">
            <bdi>{message.name}</bdi>
          </b>
          <span className="flex items-baseline gap-3 text-sm text-muted md:order-last">
            <FormattedDate moment={message.createdAt} />
            <span aria-hidden="true" className="text-2xl leading-none group-open:rotate-45">
              +
            </span>
          </span>
          <span
            dir="auto"
            className="col-span-full line-clamp-2 min-h-6 wrap-anywhere text-muted max-md:group-open:hidden md:col-auto md:line-clamp-1 md:group-open:invisible"
          >
            {message.message}
          </span>
        </summary>
        <Whole message={message} />
      </details>
    </article>
  )
}

const inColumns =
  "grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 md:grid-cols-[12rem_minmax(0,1fr)_auto] md:gap-x-6"

function Whole({ message: { _id, name, email, message } }: { message: ContactMessage }) {
  return (
    <div className="grid gap-3 px-3 pb-3 md:pl-[14.25rem]">
      <bdi className="break-all text-muted">{email}</bdi>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {message}
      </p>
      <footer className="flex flex-wrap items-center gap-2">
        <a
          href={`mailto:${email}`}
          className="btn border-edge bare"
          aria-label={`${texts.reply}: ${isolate(name)}`}
        >
          {texts.reply}
        </a>
        <RemoveButton
          id={_id}
          name={name}
          act={texts.removing(name)}
          removal={removeContactMessage}
          removed={texts.removed(name)}
        />
      </footer>
    </div>
  )
}
