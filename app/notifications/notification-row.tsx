import * as dates from "#texts/dates"
import * as format from "#texts/format"
import * as texts from "#texts/notification-list"
import { sentences } from "#texts/notifications"
import { Link } from "react-router"
import { wordsOf } from "../../contract/notification-words.ts"
import type { Notification } from "../../contract/notifications.ts"
import { readNotification } from "../data/notifications.ts"
import { BellShape } from "./bell-shape.tsx"
import { Icon } from "../ui/icon.tsx"
import { Thumbnail } from "../ui/thumbnail.tsx"
import { RelativeTime } from "./relative-time.tsx"

export function NotificationRow({ notification, now }: { notification: Notification; now: number }) {
  const { _id, type, path, createdAt, readAt } = notification
  const isUnread = readAt === undefined
  function open() {
    // after a failure it stays unread
    if (isUnread) readNotification(_id).catch(() => undefined)
  }
  return (
    <Link
      to={path}
      viewTransition
      onClick={open}
      onAuxClick={open}
      className={`grid min-h-20 grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-3 rounded-box border p-2 pr-3 -outline-offset-2 hover:bg-base-300 large-text:grid-cols-1 ${isUnread ? "border-edge bg-base-200" : "border-base-300"}`}
    >
      <Picture notification={notification} />
      <span className="grid min-w-0 gap-0.5">
        <span className={`max-w-[32em] leading-snug wrap-anywhere ${isUnread ? "font-semibold" : ""}`}>
          {sentences[type](wordsOf(notification, format.price, dates.dayTime))}
        </span>
        <span className="text-sm text-muted">
          <RelativeTime moment={createdAt} now={now} />
        </span>
      </span>
      {isUnread && (
        <span className="size-3 rounded-full bg-primary">
          <span className="sr-only">{texts.unread}</span>
        </span>
      )}
    </Link>
  )
}

function Picture({ notification: { product } }: { notification: Notification }) {
  if (product) return <Thumbnail src={product.photo} photoSizes={product.photoSizes} className="w-16!" />
  return (
    <span className="grid aspect-4/3 w-16 place-items-center rounded-box bg-base-300">
      <Icon>
        <BellShape />
      </Icon>
    </span>
  )
}
