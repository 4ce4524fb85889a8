import { useInfiniteQuery } from "@tanstack/react-query"
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
  return [{ title: "Messages - Backline" }]
}

/** What people wrote in GET IN TOUCH. */
export default function ContactScreen() {
  return (
    <RequireRole who="admin">
      {() => (
        <div className="grid gap-6">
          <h1 className="text-heading">Messages</h1>
          <Messages />
        </div>
      )}
    </RequireRole>
  )
}

const empty = {
  sentence: "Nobody has written to us yet. What people write in GET\u00A0IN\u00A0TOUCH appears here.",
  next: { to: "/", label: "SEE THE HOME PAGE" },
}

function Messages() {
  const list = useInfiniteQuery(contactMessages)
  return (
    <List list={list} what="The messages" empty={empty} skeleton={<Skeleton row="h-44" />}>
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
      aria-label={`From ${isolate(name)}`}
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
        <a href={`mailto:${email}`} className="btn btn-primary" aria-label={`REPLY: ${isolate(name)}`}>
          REPLY
        </a>
        <RemoveButton
          id={_id}
          name={name}
          act={`delete the message from ${isolate(name)}?`}
          removal={removeContactMessage}
          removed={`The message from ${isolate(name)} has been removed.`}
        />
      </footer>
    </article>
  )
}
