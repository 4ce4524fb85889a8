import * as texts from "#texts/notification-list"
import { titled } from "#texts/page"
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query"
import { type RefObject, useRef } from "react"
import { Link } from "react-router"
import { RequireSession } from "../dashboard/guard.tsx"
import { SessionEnded } from "../dashboard/session-ended.tsx"
import { notifications, readAllNotifications, unreadNotifications } from "../data/notifications.ts"
import { Button } from "../ui/button.tsx"
import { List } from "../ui/list.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { toastFailure } from "../ui/toast-failure.ts"
import { toastSuccess } from "../ui/toast.ts"
import type { Route } from "./+types/notifications.ts"
import { dayGroups } from "./day-groups.ts"
import { NotificationRow } from "./notification-row.tsx"
import { useNow } from "./relative-time.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function NotificationsScreen() {
  return (
    <RequireSession>
      {() => (
        <div className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-4 py-4 sm:py-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <SessionEnded />
          <NotificationList />
          <Elsewhere />
        </div>
      )}
    </RequireSession>
  )
}

function NotificationList() {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="grid min-w-0 content-start gap-4">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
          {texts.heading}
        </h1>
        <ReadAll heading={heading} />
      </div>
      <Days />
    </div>
  )
}

/** Invisible, but in place, when all is read; the focus then moves to the heading. */
function ReadAll({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const { data: count = 0 } = useQuery(unreadNotifications)
  const { data: rows = [] } = useInfiniteQuery(notifications)
  const reading = useMutation({
    ...readAllNotifications,
    onSuccess: () => {
      toastSuccess(texts.allRead)
      heading.current?.focus()
    },
    onError: toastFailure,
  })
  const isUnread = count > 0 || rows.some(({ readAt }) => !readAt)
  return (
    <Button
      look="quiet"
      isBusy={reading.isPending}
      className={isUnread ? "" : "invisible"}
      onClick={() => reading.mutate(rows[0]?._id)}
    >
      {texts.readAll}
    </Button>
  )
}

const empty = {
  sentence: texts.none,
  children: <p className="text-muted">{texts.whatComes}</p>,
  next: { to: "/categories", label: texts.explore },
}

function Days() {
  const list = useInfiniteQuery(notifications)
  const now = useNow()
  return (
    <List
      list={list}
      what={texts.yourNotifications}
      empty={empty}
      skeleton={<Skeleton rows={6} row="h-20" />}
    >
      {(rows) =>
        dayGroups(rows, now).map(({ name, rows: ofDay }) => (
          <section key={name} className="grid gap-2">
            <h2 className="font-sans text-base font-semibold text-muted">{name}</h2>
            <ul className="grid gap-2">
              {ofDay.map((row) => (
                <li key={row._id} tabIndex={-1}>
                  <NotificationRow notification={row} now={now} />
                </li>
              ))}
            </ul>
          </section>
        ))
      }
    </List>
  )
}

/** Below the list on a phone: rendered after the list, or it would move. */
function Elsewhere() {
  const { isPending } = useInfiniteQuery(notifications)
  if (isPending) return null
  return (
    <aside
      className="grid content-start justify-items-start gap-3 self-start rounded-box border border-base-300 bg-base-200 p-5 lg:mt-16"
      aria-labelledby="elsewhere"
    >
      <h2 id="elsewhere" className="text-xl">
        {texts.elsewhere}
      </h2>
      <p className="text-muted">{texts.elsewhereMeans}</p>
      <Link to="/dashboard/account#notifications" viewTransition className="btn border-edge bare">
        {texts.choose}
      </Link>
    </aside>
  )
}
