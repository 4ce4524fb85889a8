import { type ReactNode, useId } from "react"
import { Link } from "react-router"
import type { PagePath } from "../../contract/pages.ts"
import { Arrow } from "../ui/arrow.tsx"

export function Counted({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-base-200">{children}</ul>
    </section>
  )
}

export function CountedRow({ to, children }: { to: PagePath | `${PagePath}?${string}`; children: string }) {
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
