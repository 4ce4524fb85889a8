import type { ReactNode } from "react"
import { Link } from "react-router"
import { Unplugged } from "./unplugged.tsx"

/** `isSecond`: another action on the screen is the primary one. */
type Next = { to: string; label: string; isSecond?: boolean }

type Props = { sentence: string; next?: Next; children?: ReactNode }

export function Empty({ sentence, next, children }: Props) {
  return (
    <div
      tabIndex={-1}
      className="grid justify-items-center gap-5 rounded-box border border-dashed border-edge px-4 py-12 text-center"
    >
      <Unplugged />
      <p className="text-lead font-semibold">{sentence}</p>
      {children}
      {next && (
        <Link to={next.to} className={`btn ${next.isSecond ? "border-edge bare" : "btn-primary"}`}>
          {next.label}
        </Link>
      )}
    </div>
  )
}
