import * as format from "#texts/format"
import * as texts from "#texts/personal-entries"
import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useEffect, useState } from "react"
import { NavLink, useRouteLoaderData } from "react-router"
import type { Product } from "../../contract/products.ts"
import { useUser } from "../identity/access-token.ts"
import { listenToStream } from "../data/live.ts"
import { productOf, unreadMessages } from "../data/messages.ts"
import { unreadNotifications } from "../data/notifications.ts"
import { queryClient } from "../data/query-client.ts"
import { waitingListener } from "../data/waiting.ts"
import { messageListener } from "../messages/live.ts"
import type { loader } from "../products/product-page/product.tsx"
import { notificationListener } from "./live.ts"
import { BellShape } from "./bell-shape.tsx"
import { supportListener } from "../support/live.ts"
import { Icon } from "../ui/icon.tsx"
import { keepPush } from "./push.ts"

const listeners = [messageListener, notificationListener, supportListener, waitingListener]

/** Links to messages and notifications with live unread counts; the only place that opens the event stream. */
export function PersonalEntries({ className }: { className: string }) {
  const isSignedIn = Boolean(useUser())
  const { data: messages = 0 } = useQuery(unreadMessages, queryClient)
  const { data: notifications } = useQuery(unreadNotifications, queryClient)
  const product = useRouteLoaderData<typeof loader>("products/product-page/product")?.product
  const isIdle = useIsIdle()
  useEffect(() => (isSignedIn ? listenToStream(listeners) : undefined), [isSignedIn])
  useEffect(() => (isSignedIn ? void keepPush().catch(() => undefined) : undefined), [isSignedIn])
  return (
    <>
      {product && <CachedProduct key={product._id} product={product} />}
      <Entry
        to="/messages"
        // so that messages can be written offline, too
        prefetch={isIdle ? "render" : "intent"}
        name={texts.messages}
        unread={messages}
        className={className}
      >
        <path d="M3 5h18v12h-9l-5 4v-4H3z" strokeLinejoin="round" />
      </Entry>
      <Entry
        to="/notifications"
        prefetch="intent"
        name={texts.notifications}
        unread={notifications ?? 0}
        className={className}
      >
        <BellShape />
      </Entry>
      <Announcement unread={notifications} />
    </>
  )
}

/** In milliseconds: the page itself loads first. */
const idleDelay = 2_000

function useIsIdle() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // a script that fails to load would not be loaded again
    const timer = setTimeout(() => setIdle(navigator.onLine), idleDelay)
    return () => clearTimeout(timer)
  }, [])
  return isIdle
}

/** Caches the product of this page, so that a conversation about it can be started offline. */
function CachedProduct({ product }: { product: Product }) {
  useQuery({ ...productOf(product._id), initialData: product, enabled: false }, queryClient)
  return null
}

type EntryProps = {
  to: string
  prefetch: "intent" | "render"
  name: string
  unread: number
  className: string
  children: ReactNode
}

function Entry({ to, prefetch, name, unread, className, children }: EntryProps) {
  return (
    <NavLink to={to} prefetch={prefetch} viewTransition className={`relative ${className}`}>
      <Icon>{children}</Icon>
      <span className="sr-only">{name}</span>
      {unread > 0 && <Count count={unread} />}
    </NavLink>
  )
}

/** Overlays the icon, so that nothing moves when the count is known. */
function Count({ count }: { count: number }) {
  return (
    <>
      <span className="sr-only">{texts.unread(count)}</span>
      <span
        aria-hidden="true"
        className={`absolute top-1/2 left-1/2 ${count > 9 ? "-ml-2" : "ml-0.5"} min-w-5 -translate-y-full rounded-full bg-brass px-1 text-center text-sm leading-5 font-bold tracking-normal text-neutral`}
      >
        {count > 99 ? `${format.number(99)}+` : format.number(count)}
      </span>
    </>
  )
}

/** Announces an increase to screen readers. */
function Announcement({ unread }: { unread: number | undefined }) {
  const [known, setKnown] = useState(unread)
  const [said, setSaid] = useState("")
  if (unread !== known) {
    setKnown(unread)
    const hasRisen = unread !== undefined && known !== undefined && unread > known
    setSaid(hasRisen ? texts.unreadNotifications(unread) : "")
  }
  return (
    <span className="sr-only" aria-live="polite">
      {said}
    </span>
  )
}
