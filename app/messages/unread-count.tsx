import * as texts from "#texts/messages"
import { useEffect } from "react"
import { keepLive } from "./live.ts"
import { setUnread, useUnread } from "./unread.ts"

/** Lies over the drawing, so that nothing moves when it is known; keeps up with the person's events. */
export function UnreadCount() {
  const unread = useUnread()
  useEffect(() => {
    const stop = keepLive()
    return () => {
      stop()
      setUnread(0)
    }
  }, [])
  if (unread === 0) return null
  return (
    <>
      <span className="sr-only">{texts.unread(unread)}</span>
      <span
        aria-hidden="true"
        className="absolute top-1/2 left-1/2 ml-0.5 min-w-5 -translate-y-full rounded-full bg-brass px-1 text-center text-sm leading-5 font-bold tracking-normal text-neutral"
      >
        {unread > 99 ? "99+" : unread}
      </span>
    </>
  )
}
