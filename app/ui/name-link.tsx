import type { ReactNode } from "react"
import { Link } from "react-router"

/** The name of a row that leads on: 44 px to press, in the height of its lines. */
export function NameLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="-my-2.5 inline-flex items-center py-2.5 underline-offset-4 hover:underline">
      {children}
    </Link>
  )
}
