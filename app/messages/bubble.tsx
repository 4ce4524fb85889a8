import * as dates from "#texts/dates"
import * as texts from "#texts/messages"
import type { ReactNode } from "react"
import type { Message } from "../../contract/messages.ts"
import { photoOf } from "../data/messages.ts"
import { Button } from "../ui/button.tsx"
import { LinkedText } from "./linked-text.tsx"
import { discard, sendAgain } from "./outbox.ts"
import type { Unsent } from "./outbox-store.ts"
import { BlobPhoto } from "../photos/blob-photo.tsx"
import { PrivatePhoto } from "./private-photo.tsx"

type Props = { conversationId: string; message: Message; otherName: string; isRead: boolean | undefined }

/** `isRead` is defined for the newest own message only. */
export function Bubble({ conversationId, message, otherName, isRead }: Props) {
  const { isMine, text, photo, removed, hasContactData, createdAt } = message
  const moment = new Date(createdAt)
  return (
    <li className={`grid grid-cols-1 gap-0.5 ${isMine ? "justify-items-end" : "justify-items-start"}`}>
      <Balloon isMine={isMine}>
        <span className="sr-only">{isMine ? texts.you : `${otherName}: `} </span>
        {removed && <i className="text-muted">{texts.erased}</i>}
        {photo && (
          <PrivatePhoto
            query={photoOf(conversationId, photo._id)}
            photo={photo}
            alt={isMine ? texts.yourPhoto : texts.photoOf(otherName)}
          />
        )}
        <Words text={text} />
      </Balloon>
      {hasContactData && (
        <p className="max-w-[34em] border-l-4 border-warning pl-2 text-sm">{texts.caution}</p>
      )}
      <p className="text-sm text-muted tabular-nums">
        <time dateTime={createdAt} title={dates.dayTime(moment)}>
          {dates.time(moment)}
        </time>
        {isRead !== undefined && ` · ${isRead ? texts.read : texts.sent}`}
      </p>
    </li>
  )
}

export function UnsentBubble({ message }: { message: Unsent }) {
  const { text, photo, delay, refusal } = message
  return (
    <li className="grid grid-cols-1 justify-items-end gap-0.5">
      <Balloon isMine isWaiting>
        <span className="sr-only">{texts.you} </span>
        {photo && (
          <BlobPhoto blob={photo} alt={texts.yourPhoto} className="block w-64 max-w-full rounded-sm" />
        )}
        <Words text={text} />
      </Balloon>
      {refusal ? (
        <div className="flex flex-wrap items-center justify-end gap-x-3">
          <p className="text-sm font-medium text-error">{texts.refused(refusal)}</p>
          <Button look="quiet" onClick={() => void sendAgain(message)}>
            {texts.sendAgain}
          </Button>
          <Button look="quiet" onClick={() => void discard(message)}>
            {texts.discard}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-muted">{delay ? texts.delayed(delay) : texts.notSent}</p>
      )}
    </li>
  )
}

type BalloonProps = { isMine: boolean; isWaiting?: boolean; children: ReactNode }

export function Balloon({ isMine, isWaiting = false, children }: BalloonProps) {
  const look = isMine ? "rounded-br-sm bg-neutral text-neutral-content" : "rounded-bl-sm bg-base-200"
  return (
    <div
      className={`grid max-w-[85%] grid-cols-1 gap-2 overflow-clip rounded-2xl px-3 py-2 ${look} ${isWaiting ? "outline-2 -outline-offset-2 outline-dashed" : ""}`}
    >
      {children}
    </div>
  )
}

export function Words({ text }: { text: string }) {
  if (!text) return null
  return (
    <p dir="auto" className="max-w-[34em] whitespace-pre-line wrap-anywhere">
      <LinkedText>{text}</LinkedText>
    </p>
  )
}
