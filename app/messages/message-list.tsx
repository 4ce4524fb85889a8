import * as dates from "#texts/dates"
import * as texts from "#texts/messages"
import { Fragment, useEffect, useRef, useState } from "react"
import type { Conversation, Message } from "../../contract/messages.ts"
import { markRead } from "../data/messages.ts"
import { Bubble, UnsentBubble } from "./bubble.tsx"
import { ListEnd } from "./list-end.tsx"
import type { Unsent } from "./outbox-store.ts"

type Props = { conversation: Conversation; messages: Message[]; unsent: Unsent[] }

export function MessageList({ conversation, messages, unsent }: Props) {
  const { _id, otherName, readByOther } = conversation
  const last = messages.at(-1)
  useReadMark(_id, messages, markRead)
  const lastOwn = messages.findLast(({ isMine }) => isMine)?.number
  return (
    <>
      <ol className="grid grid-cols-1 gap-2" aria-label={texts.theMessages}>
        {messages.map((message, at) => (
          <Fragment key={message._id}>
            <Day message={message} before={messages[at - 1]} />
            <Bubble
              conversationId={_id}
              message={message}
              otherName={otherName}
              isRead={message.number === lastOwn ? message.number <= readByOther : undefined}
            />
          </Fragment>
        ))}
        {unsent.map((message) => (
          <UnsentBubble key={message.key} message={message} />
        ))}
      </ol>
      <ListEnd count={(last?.number ?? 0) + unsent.length} isOwn={unsent.length > 0 || last?.isMine} />
      <Announcement key={_id} messages={messages} otherName={otherName} />
    </>
  )
}

type Dated = Pick<Message, "createdAt">

export function Day({ message, before }: { message: Dated; before: Dated | undefined }) {
  const day = dates.day(new Date(message.createdAt))
  if (before && dates.day(new Date(before.createdAt)) === day) return null
  return (
    <li className="justify-self-center rounded-full bg-base-200 px-3 text-muted">
      <h2 className="font-sans text-sm font-normal">{day}</h2>
    </li>
  )
}

type Said = Pick<Message, "number" | "isMine" | "text">

const mostAnnounced = 10

/** Announces messages that arrive while the page is open: screen readers read what is added to a log. */
export function Announcement({ messages, otherName }: { messages: Said[]; otherName: string }) {
  const [newestAtFirst] = useState(messages.at(-1)?.number ?? 0)
  const arrived = messages.filter(({ number, isMine }) => number > newestAtFirst && !isMine)
  return (
    <div className="sr-only" role="log" aria-label={texts.arrived}>
      {arrived.slice(-mostAnnounced).map(({ number, text }) => (
        <p key={number}>{texts.newMessage(otherName, text || texts.photo)}</p>
      ))}
    </div>
  )
}

/** Reports once, while the page is visible, that the newest message was seen. */
export function useReadMark(
  id: string,
  messages: Pick<Message, "isMine" | "number">[],
  markRead: (id: string, number: number) => Promise<unknown>,
) {
  const marked = useRef(0)
  const newest = messages.findLast(({ isMine }) => !isMine)?.number ?? 0
  useEffect(() => {
    const mark = () => {
      if (document.visibilityState === "hidden" || newest <= marked.current) return
      marked.current = newest
      markRead(id, newest).catch(() => {
        marked.current = 0
      })
    }
    mark()
    // retries after a network failure
    const timer = setInterval(mark, 10_000)
    document.addEventListener("visibilitychange", mark)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", mark)
    }
  }, [id, newest, markRead])
}
