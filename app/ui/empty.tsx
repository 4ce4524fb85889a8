import type { ReactNode, Ref } from "react"
import { Link } from "react-router"
import { Unplugged } from "./unplugged.tsx"

type Next = { to: string; label: string }

type Props = { sentence: string; next?: Next; ref?: Ref<HTMLDivElement>; children?: ReactNode }

/** A list without rows: why, and the next step. */
export function Empty({ sentence, next, ref, children }: Props) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="grid justify-items-center gap-5 rounded-box border border-dashed border-edge px-4 py-12 text-center"
    >
      <Unplugged />
      <p className="text-lead font-semibold">{sentence}</p>
      {children}
      {next && (
        <Link to={next.to} className="btn btn-primary">
          {next.label}
        </Link>
      )}
    </div>
  )
}
