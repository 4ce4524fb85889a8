import * as dates from "#texts/dates"
import * as messageTexts from "#texts/messages"
import * as texts from "#texts/support"
import { Fragment } from "react"
import type { SupportMessage } from "../../contract/support.ts"
import { Balloon, Words } from "../messages/bubble.tsx"
import { ListEnd } from "../messages/list-end.tsx"
import { Announcement, Day } from "../messages/message-list.tsx"

type Props = {
  messages: SupportMessage[]
  otherName: string
  own?: string
  noteOf?: (message: SupportMessage) => string | undefined
}

export function Thread({ messages, otherName, own = messageTexts.you, noteOf = () => undefined }: Props) {
  const last = messages.at(-1)
  return (
    <>
      <ol className="grid grid-cols-1 gap-2" aria-label={texts.theMessages}>
        {messages.map((message, at) => (
          <Fragment key={message._id}>
            <Day message={message} before={messages[at - 1]} />
            <SupportBubble
              message={message}
              by={message.isMine ? own : `${otherName}:`}
              note={noteOf(message)}
            />
          </Fragment>
        ))}
      </ol>
      <ListEnd count={last?.number ?? 0} isOwn={last?.isMine} />
      <Announcement key={messages[0]?._id} messages={messages} otherName={otherName} />
    </>
  )
}

type BubbleProps = { message: SupportMessage; by: string; note: string | undefined }

function SupportBubble({ message: { isMine, text, removed, createdAt }, by, note }: BubbleProps) {
  const moment = new Date(createdAt)
  return (
    <li className={`grid grid-cols-1 gap-0.5 ${isMine ? "justify-items-end" : "justify-items-start"}`}>
      <Balloon isMine={isMine}>
        <span className="sr-only">{by} </span>
        {removed ? <i>{texts.removed}</i> : <Words text={text} />}
      </Balloon>
      <p className="text-sm text-muted tabular-nums">
        <time dateTime={createdAt} title={dates.dayTime(moment)}>
          {dates.time(moment)}
        </time>
        {note && ` · ${note}`}
      </p>
    </li>
  )
}
