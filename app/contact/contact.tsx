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
        <div className="grid gap-6">
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
    <List list={list} what={texts.theMessages} empty={empty} skeleton={<Skeleton row="h-44" />}>
      {(rows) => <Rows messages={rows} />}
    </List>
  )
}

function Rows({ messages }: { messages: ContactMessage[] }) {
  const place = useFocusRestoration<HTMLUListElement>(messages)
  return (
    <ul {...place} className="grid gap-4">
      {messages.map((message) => (
        <li key={message._id} tabIndex={-1}>
          <Message message={message} />
        </li>
      ))}
    </ul>
  )
}

function Message({ message: { _id, name, email, message, createdAt } }: { message: ContactMessage }) {
  return (
    <article
      aria-label={texts.from(name)}
      className="grid gap-3 rounded-box border border-base-300 bg-base-200 p-4"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">
          <bdi>{name}</bdi>
        </h2>
        <span className="text-muted">
          <FormattedDate moment={createdAt} />
        </span>
        <bdi className="w-full break-all text-muted">{email}</bdi>
      </header>
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
    </article>
  )
}
