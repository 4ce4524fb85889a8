import { messages } from "#texts/page"
import { lazy, Suspense } from "react"
import { NavLink } from "react-router"
import { useUser } from "../access-token.ts"
import { loadChunk } from "../load-chunk.ts"
import { Icon } from "../ui/icon.tsx"

/** A chunk that fails to load is ignored: the messages are there without it. */
const UnreadCount = lazy(() =>
  loadChunk(() => import("./unread-count.tsx")).then(
    ({ UnreadCount: count }) => ({ default: count }),
    () => ({ default: () => null }),
  ),
)

/** In the header; who has no session loads no more of it. */
export function MessagesEntry({ className }: { className: string }) {
  const user = useUser()
  return (
    <NavLink to="/messages" prefetch="intent" viewTransition className={`relative min-w-11 ${className}`}>
      <Icon>
        <path d="M3 5h18v12h-9l-5 4v-4H3z" strokeLinejoin="round" />
      </Icon>
      <span className="sr-only">{messages}</span>
      {user && (
        <Suspense>
          <UnreadCount key={user.sub} />
        </Suspense>
      )}
    </NavLink>
  )
}
