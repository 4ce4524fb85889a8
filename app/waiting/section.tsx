import { nothing } from "#texts/waiting"
import type { ReactNode } from "react"
import { Link } from "react-router"
import type { Waiting } from "../../contract/waiting.ts"
import type { PagePath } from "../../contract/pages.ts"

export type Next = { to: PagePath; label: string; isFirst?: boolean }

export const rowsShown = 3

export function Section({ title, next, children }: { title: string; next?: Next; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{title}</h2>
      <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-base-200 empty:hidden">
        {children}
      </ul>
      {next && <NextLink {...next} />}
    </section>
  )
}

/** Rendered only if there is nothing to answer or read either. */
export function NothingWaits({ counts, hint, next }: { counts: Waiting; hint: string; next?: Next }) {
  if (counts.offersToAnswer + counts.unreadMessages + counts.unreadNotifications > 0) return null
  return (
    <section className="grid justify-items-start gap-2 rounded-box border border-base-300 bg-base-200 p-5 sm:p-8">
      <h2 className="text-2xl">{nothing}</h2>
      <p className="text-muted">{hint}</p>
      {next && (
        <div className="mt-3">
          <NextLink {...next} />
        </div>
      )}
    </section>
  )
}

function NextLink({ to, label, isFirst = false }: Next) {
  return (
    <Link to={to} viewTransition className={`btn sm:justify-self-start ${lookOf(isFirst)}`}>
      {label}
    </Link>
  )
}

/** A screen has one primary button. */
export function lookOf(isFirst: boolean) {
  return isFirst ? "btn-primary" : "border-edge bare"
}
