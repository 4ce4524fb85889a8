import * as texts from "#texts/page"
import { useEffect } from "react"
import { NavLink } from "react-router"
import { useUser } from "../access-token.ts"
import { loadChunk } from "../load-chunk.ts"
import { Icon } from "../ui/icon.tsx"
import { setUnread, useUnread } from "./unread.ts"

/** In the header; the count lies over the drawing, so that nothing moves when it is known. */
export function MessagesEntry({ className }: { className: string }) {
  const unread = useUnread()
  useLive(useUser()?.sub)
  return (
    <NavLink to="/messages" prefetch="intent" viewTransition className={`relative min-w-11 ${className}`}>
      <Icon>
        <path d="M3 5h18v12h-9l-5 4v-4H3z" strokeLinejoin="round" />
      </Icon>
      <span className="sr-only">
        {texts.messages}
        {unread > 0 && `, ${texts.unreadMessages(unread)}`}
      </span>
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1/2 left-1/2 ml-0.5 min-w-5 -translate-y-full rounded-full bg-brass px-1 text-center text-sm leading-5 font-bold tracking-normal text-neutral"
        >
          {unread > 99 ? "99+" : unread}
        </span>
      )}
    </NavLink>
  )
}

/** A chunk that fails to load is ignored: the messages are there without it. */
function useLive(userId: string | undefined) {
  useEffect(() => {
    if (!userId) return undefined
    const starting = loadChunk(() => import("./live.ts"))
      .then(({ keepLive }) => keepLive())
      .catch(() => undefined)
    return () => {
      void starting.then((stop) => stop?.())
      setUnread(0)
    }
  }, [userId])
}
