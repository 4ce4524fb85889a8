import * as texts from "#texts/waiting"
import { Link } from "react-router"
import type { PagePath } from "../../../contract/pages.ts"
import type { Waiting } from "../../../contract/waiting.ts"
import { Arrow } from "../../ui/arrow.tsx"

type Counts = Pick<Waiting, "unreadMessages" | "unreadNotifications">

export function Unread({ unreadMessages, unreadNotifications }: Counts) {
  if (unreadMessages + unreadNotifications === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="to-read">
      <h2 id="to-read" className="text-2xl">
        {texts.toRead}
      </h2>
      <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-base-200">
        {unreadMessages > 0 && <Row to="/messages">{texts.unreadMessages(unreadMessages)}</Row>}
        {unreadNotifications > 0 && (
          <Row to="/notifications">{texts.unreadNotifications(unreadNotifications)}</Row>
        )}
      </ul>
    </section>
  )
}

function Row({ to, children }: { to: PagePath; children: string }) {
  return (
    <li>
      <Link
        to={to}
        viewTransition
        className="flex min-h-12 items-center justify-between gap-4 p-3 font-semibold -outline-offset-4 hover:bg-base-300"
      >
        {children}
        <Arrow to="on" />
      </Link>
    </li>
  )
}
